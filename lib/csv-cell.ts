/** Characters that begin a formula in a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell with an apostrophe in front where a spreadsheet would take it for a formula; {@link bareCell} takes it off again. */
export function guardedCell(cell: string): string {
  return FORMULA.test(cell) || cell.startsWith("'") ? `'${cell}` : cell;
}

/** A cell without the apostrophe that keeps spreadsheets from taking it for a formula. */
export function bareCell(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r'])/, '');
}
