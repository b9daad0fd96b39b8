/**
 * Where a spreadsheet may begin a cell: at the start, after a line break, and after a semicolon, which parts cells in half the world
 * though quotes stand around them. Blanks before a formula are no hindrance everywhere, nor are the signs of full width.
 */
const START = String.raw`(^|[;\r\n])([ \u00a0\u3000]*)`;
const SIGN = String.raw`[=+\-@\uff1d\uff0b\uff0d\uff20\t\r']`;
const OPEN = new RegExp(`${START}(?=${SIGN})`, 'g');
const GUARDED = new RegExp(`${START}'(?=${SIGN})`, 'g');

/** A cell with an apostrophe wherever a spreadsheet would take what follows for a formula; {@link bareCell} takes them off again. */
export function guardedCell(cell: string): string {
  return cell.replace(OPEN, "$1$2'");
}

/** A cell without the apostrophes that keep spreadsheets from taking it for a formula. */
export function bareCell(cell: string): string {
  return cell.replace(GUARDED, '$1$2');
}
