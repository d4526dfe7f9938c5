// What is called at this table, as it stands in Arabic sentences and on Arabic buttons.

/** The call: it keeps its own direction, so that its mark stands behind it. */
export const CALL = '\u2066Numsense!\u2069';
