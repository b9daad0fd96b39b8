import { plainSize } from '../../catalogue/sizes';
import { type FileRow, firstOf } from './file-row';

/** The option that shop systems write for a product without any: its name and its value. */
export const NO_OPTION = { name: 'Title', value: 'Default Title' };

/** A choice that the rows of a product name: the file's word for it, its values in order, and those of a row; none where it names none. */
export type Dimension = { name: string; values: readonly string[]; of: (row: FileRow) => readonly string[] };

/** Whether a value is the one of a product without options. */
export const isNoOption = (value: string) => value.toLowerCase() === NO_OPTION.value.toLowerCase();

/** A size in two spellings is one value, and so is a word in small letters. */
const folded = (value: string) => plainSize(value).toLowerCase();

/** The choices that rows name, by option, size, color or a column of their own, each value in its first spelling. */
export function readDimensions(rows: readonly FileRow[]): Dimension[] {
  const found = new Map<string, Map<string, string>>();
  const byRow = new Map<FileRow, Map<string, string[]>>();
  const numbers = rows[0]?.columns.options ?? [];
  // Names of options need stand in a product's first row only.
  const names = new Map(
    numbers.map((number) => [number, firstOf(rows, `option ${number} name`) || `Option ${number}`]),
  );
  for (const row of rows) {
    const own = new Map<string, string[]>();
    byRow.set(row, own);
    for (const [name, value] of valuesOf(row, names)) {
      if (value === '' || isNoOption(value)) continue;
      const known = found.get(name) ?? new Map<string, string>();
      found.set(name, known);
      const first = known.get(folded(value)) ?? value;
      known.set(folded(value), first);
      own.set(name, [...(own.get(name) ?? []), first]);
    }
  }
  // A material in which its rows do not differ is that of the product.
  const [material = ''] = rows.flatMap((row) => row.named('fabric').map(([column]) => wordOf(column)));
  if (found.get(material)?.size === 1) found.delete(material);
  return [...found].map(([name, values]) => ({
    name,
    values: [...values.values()],
    of: (row) => byRow.get(row)?.get(name) ?? [],
  }));
}

function* valuesOf(
  row: FileRow,
  names: ReadonlyMap<number, string>,
): Generator<readonly [name: string, value: string]> {
  // A variation has one value, in which a comma is a comma; the whole product lists all.
  const isOne = row.get('parent') !== '';
  for (const [number, common] of names) {
    const name = row.get(`option ${number} name`) || common;
    const listed = row.get(`option ${number} values`);
    for (const value of [row.get(`option ${number} value`), ...(isOne ? [listed] : toEntries(listed))])
      yield [name, value];
  }
  for (const value of [row.get('size'), ...toEntries(row.get('available_sizes'))]) yield ['Size', value];
  for (const value of [row.get('color'), ...toEntries(row.get('available_colors'))]) yield ['Color', value];
  for (const [column, value] of [...row.named('choice'), ...row.named('fabric')]) yield [wordOf(column), value];
}

const wordOf = (column: string) => column.replace(/^g:|(?<=^vari\w+) name$/gi, '');

function toEntries(text: string): string[] {
  return text.split(/[,;|\n]/).map((entry) => entry.trim());
}
