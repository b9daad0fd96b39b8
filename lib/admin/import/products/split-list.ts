const SEPARATORS = [/[;|\n]/, /,/, /\//] as const;
/** Maximum length of a value in a list, in characters. */
const MAX_LENGTH = 30;

/** Values of a cell with a list, without duplicates: 'S, M, L' -> ['S', 'M', 'L']. */
export function splitList(cell: string, separator: RegExp): string[] {
  return [...new Set(cell.split(separator).flatMap((value) => value.trim() || []))];
}

/**
 * Separator of a column whose cells are mostly lists; `undefined` if they are single values. A slash only separates if some cell has
 * three parts, because 'S/M' is one size.
 */
export function listSeparator(cells: readonly string[]): RegExp | undefined {
  return SEPARATORS.find((separator) => {
    const isSlash = separator.test('/');
    const plain = isSlash ? cells.filter((cell) => !/[;,|\n]/.test(cell)) : cells;
    const lists = plain.map((cell) => splitList(cell, separator)).filter(({ length }) => length > 1);
    const isSafe = !isSlash || lists.some(({ length }) => length > 2);
    return isSafe && lists.length * 2 > cells.length && lists.flat().every(({ length }) => length <= MAX_LENGTH);
  });
}

/** Separator of a column that is mapped to a list field. Unlike `listSeparator`, always returns one. */
export function chosenSeparator(cells: readonly string[]): RegExp {
  return listSeparator(cells) ?? (cells.some((cell) => /[;,|\n]/.test(cell)) ? /[;,|\n]/ : /\//);
}
