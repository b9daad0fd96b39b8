const SMALL = new Set(
  'x of item items no sku part color colour qty quantity order send please pls want add also plus and @ us / number'.split(
    ' ',
  ),
);

/** Whether a word only holds a line together, or announces what follows: it names no goods. */
export const isSmall = (word: string): boolean => SMALL.has(word);
