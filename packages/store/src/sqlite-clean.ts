// A file that an older release wrote may still hold what was erased, since that release did not overwrite it. Such a file is
// written anew, once: then it holds what is kept and nothing else.
import type Database from 'better-sqlite3';

/** In the head of a file (`application_id`): all that was ever erased in it was overwritten. "Card" as bytes. */
const CLEAN = 0x43617264;

/** Writes the file anew unless that was done before; `fresh`: it has just been made. Where there is no room for it now, the next start does it. */
export function cleanOnce(db: Database.Database, fresh: boolean): void {
  if (db.pragma('application_id', { simple: true }) === CLEAN) return;
  try {
    if (!fresh) db.exec('VACUUM');
  } catch (error) {
    // It takes as much room again as the tables do, or somebody reads them: neither is a reason to keep people from theirs.
    if (/^SQLITE_(FULL|IOERR|BUSY|LOCKED)/.test((error as { readonly code?: string }).code ?? '')) return;
    throw error;
  }
  db.pragma(`application_id = ${CLEAN}`);
}
