const lettersOf = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join('');

/** ASCII without the signs of programs, and marks of English: all that most headings and prices need. */
export const FIRST_LETTERS = `${lettersOf(0x20, 0x7e).replace(/[#*<=>@[\\\]^_`{|}~]/g, '')}\u00a0’–“”`;

/** The letters of western Europe, with their signs. */
export const LATIN_LETTERS = `${lettersOf(0x20, 0x7e)}${lettersOf(0xa0, 0xff)}ŒœŠšŽžŸ–—‘’‚“”„†‡•…‰′″‹›€™−`;
