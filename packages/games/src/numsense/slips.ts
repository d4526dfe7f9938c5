// What somebody meant by a character that no sentence of Numsense can hold, so that the page and the command line answer alike.

/** Why a character that the parser does not know cannot stand: an equals sign, the letter of a wild card, or any other. */
export function slipOf(found: string): 'equals-not-allowed' | 'wild-unsaid' | 'unknown-sign' {
  const plain = found.normalize('NFKC').toUpperCase();
  if (plain === '=') return 'equals-not-allowed';
  return /^[WMTD]$/.test(plain) ? 'wild-unsaid' : 'unknown-sign';
}
