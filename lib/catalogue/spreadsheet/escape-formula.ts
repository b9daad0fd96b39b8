/**
 * Possible starts of a spreadsheet cell: at the start, after a line break and after a semicolon.
 * In many locales a semicolon separates cells even within quotes. Some programs skip spaces before a formula.
 */
const CELL_START = String.raw`(^|[;\r\n])([ \u00a0\u3000]*)`;
/** Includes full-width signs, which some programs accept. */
const FORMULA_SIGN = String.raw`[=+\-@\uff1d\uff0b\uff0d\uff20\t\r']`;
const UNESCAPED = new RegExp(`${CELL_START}(?=${FORMULA_SIGN})`, 'g');
const ESCAPED = new RegExp(`${CELL_START}'(?=${FORMULA_SIGN})`, 'g');

/** Adds an apostrophe before each text that a spreadsheet would run as a formula: '=1+1' -> "'=1+1". */
export function escapeFormula(cell: string): string {
  return cell.replace(UNESCAPED, "$1$2'");
}

/** Removes the apostrophes of {@link escapeFormula}. */
export function unescapeFormula(cell: string): string {
  return cell.replace(ESCAPED, '$1$2');
}
