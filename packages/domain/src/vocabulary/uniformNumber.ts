/** A uniform number as it is stored: full-width digits become half-width, and spaces around them go. */
export const halfWidthNumber = (typed: string): string =>
  typed.trim().replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - fullWidthOffset));

const fullWidthOffset = 0xfee0;
