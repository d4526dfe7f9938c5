// What the files of a store are called in its folder.

/** The tables. */
export const FILE_NAME = 'tables.sqlite';
/** Held by the one server that uses the folder. */
export const LOCK_NAME = 'lock.sqlite';
