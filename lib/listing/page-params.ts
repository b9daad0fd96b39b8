/** The address parts behind a listing's own: nothing for page 1, 'page' and the number for the others. */
export function pageRests(pages: number): string[][] {
  return Array.from({ length: pages }, (_, index) => (index === 0 ? [] : ['page', String(index + 1)]));
}

/** The page number in those address parts; undefined when they are none of `pageRests(pages)`. */
export function readPage(rest: readonly string[], pages: number): number | undefined {
  if (rest.length === 0) return 1;
  const [word, number = ''] = rest;
  if (rest.length !== 2 || word !== 'page' || !/^[1-9]\d{0,6}$/.test(number)) return undefined;
  const page = Number(number);
  return page >= 2 && page <= pages ? page : undefined;
}
