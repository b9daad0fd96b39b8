const lettersOf = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join('');

/** ASCII and the signs of prices, measures and quotes: all that most headings need. */
export const FIRST_LETTERS = `${lettersOf(0x20, 0x7e)}\u00a0¢£¥©®·×–—‘’“”•…″€™−`;

/** The letters of western Europe, with their signs. */
export const LATIN_LETTERS = `${FIRST_LETTERS}${lettersOf(0xa0, 0xff)}ŒœŠšŽžŸ‚„‹›`;
