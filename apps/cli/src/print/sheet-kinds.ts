// The names of what can be printed, for the command's help: without the machinery that draws.

/** What can be printed but worksheets and pictures, which have options of their own. */
export const SHEETS = ['deck', 'score', 'rules', 'flyer', 'check'] as const;
