const SEPARATORS = [/[;|\n]/, /,/, /\//] as const;
/** The longest value of a list, in characters. */
const LONGEST = 30;

/** The values of a cell that lists several: 'S, M, L' -> ['S', 'M', 'L']. */
export function splitList(cell: string, separator: RegExp): string[] {
  return [...new Set(cell.split(separator).flatMap((value) => value.trim() || []))];
}

/**
 * The separator by which most cells of a column are lists; undefined if they are single values. A slash separates only if some cell
 * has three parts: 'S/M' is one size.
 */
export function listSeparator(cells: readonly string[]): RegExp | undefined {
  return SEPARATORS.find((separator) => {
    const isSlash = separator.test('/');
    const plain = isSlash ? cells.filter((cell) => !/[;,|\n]/.test(cell)) : cells;
    const lists = plain.map((cell) => splitList(cell, separator)).filter(({ length }) => length > 1);
    const isSafe = !isSlash || lists.some(({ length }) => length > 2);
    return isSafe && lists.length * 2 > cells.length && lists.flat().every(({ length }) => length <= LONGEST);
  });
}

/** The separator of a column that the operator has chosen as a list, whatever its cells are. */
export function chosenSeparator(cells: readonly string[]): RegExp {
  return listSeparator(cells) ?? (cells.some((cell) => /[;,|\n]/.test(cell)) ? /[;,|\n]/ : /\//);
}
