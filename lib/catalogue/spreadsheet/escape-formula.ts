/**
 * Where a spreadsheet may begin a cell: at the start, after a line break, and after a semicolon, which parts cells in half the world
 * though quotes stand around them. Blanks before a formula are no hindrance everywhere, nor are the signs of full width.
 */
const CELL_START = String.raw`(^|[;\r\n])([ \u00a0\u3000]*)`;
const FORMULA_SIGN = String.raw`[=+\-@\uff1d\uff0b\uff0d\uff20\t\r']`;
const UNESCAPED = new RegExp(`${CELL_START}(?=${FORMULA_SIGN})`, 'g');
const ESCAPED = new RegExp(`${CELL_START}'(?=${FORMULA_SIGN})`, 'g');

/** A cell with an apostrophe wherever a spreadsheet would take what follows for a formula; {@link unescapeFormula} takes them off again. */
export function escapeFormula(cell: string): string {
  return cell.replace(UNESCAPED, "$1$2'");
}

/** A cell without the apostrophes that keep spreadsheets from taking it for a formula. */
export function unescapeFormula(cell: string): string {
  return cell.replace(ESCAPED, '$1$2');
}
