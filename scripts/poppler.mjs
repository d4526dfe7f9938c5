/**
 * Sees to poppler's tools, with which the tests of paper measure finished PDFs. Without them those
 * tests run all the same and fail with a sentence: skipped would look like passed.
 */
import { spawnSync } from 'node:child_process';
import { say } from './setup.mjs';

const isThere = () => spawnSync('pdftoppm', ['-v'], { stdio: 'ignore' }).error === undefined;

/** Installs poppler where it is missing and may be installed; throws a plain sentence when it is still missing. */
export function ensurePoppler() {
  if (isThere()) return;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).error === undefined) {
    say('No poppler here; installing it for the tests of paper …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'poppler-utils'], {
      env,
      stdio: 'ignore',
    });
  }
  if (isThere()) return;
  throw new Error(
    'The tests of paper need poppler (pdftoppm, pdfinfo, pdffonts, pdftotext), and it could not be installed. ' +
      'Debian and Ubuntu: apt-get install poppler-utils. macOS: brew install poppler.',
  );
}
