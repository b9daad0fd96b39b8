import type { RawProduct } from '../../catalogue/schema/product';
import { colorOf } from './color-value';
import { type FileRow, firstOf } from './file-row';

const SIZE = /^(?:.* )?(?:sizes?|größe|groesse|taille|talla|maat|taglia)$/i;
const COLOR = /^(?:.* )?(?:colou?rs?|farbe|couleur|kleur|colore)$/i;
const WAIST = /^waist(?: size)?$/i;
const LENGTH = /^(?:length|inseam|leg length)$/i;
/** What a shop system writes for a product without options. */
const NO_OPTION = 'default title';

/** Options of a product with their values, in the order in which they stand: 'Size' -> S, M, L. */
export type ImportOptions = ReadonlyMap<string, readonly string[]>;

/** The options of a product with their values, each once, in the order of the file's rows. */
export function readOptions(rows: readonly FileRow[]): ImportOptions {
  const options = new Map<string, string[]>();
  const add = (name: string, values: readonly string[]) => {
    const known = options.get(name) ?? [];
    const folded = new Set(known.map((value) => value.toLowerCase()));
    const fresh = values.filter(
      (value) => value && value.toLowerCase() !== NO_OPTION && !folded.has(value.toLowerCase()),
    );
    if (fresh.length > 0) options.set(name, [...known, ...new Set(fresh)]);
  };
  for (const { columns } of rows.slice(0, 1)) {
    for (const number of columns.options) {
      // Only the first row of a product need name its options.
      const name = firstOf(rows, `option ${number} name`) || `Option ${number}`;
      for (const row of rows) {
        const listed = row.get(`option ${number} values`);
        // A variation has one value, in which a comma is a comma; the whole product lists all.
        const isOne = row.get('parent') !== '';
        add(name, [row.get(`option ${number} value`), ...(isOne ? [listed] : toEntries(listed))]);
      }
    }
  }
  for (const row of rows) {
    add('Size', [row.get('size'), ...toEntries(row.get('available_sizes'))]);
    add('Color', [row.get('color'), ...toEntries(row.get('available_colors'))]);
  }
  return options;
}

/** The variant that a row is, in words: 'S / Black'. */
export function variantName(row: FileRow): string {
  const values = row.columns.options.map(
    (number) => row.get(`option ${number} value`) || row.get(`option ${number} values`),
  );
  const named = [...values, row.get('size'), row.get('color')].filter(
    (value) => value && value.toLowerCase() !== NO_OPTION,
  );
  return named.join(' / ') || row.get('sku') || `line ${row.line}`;
}

type OptionFields = Pick<Partial<RawProduct>, 'available_sizes' | 'available_colors'> & {
  lines: string[];
  doubts: string[];
};

/** Options as sizes and colors; what is neither becomes lines of the features, which is said. */
export function optionFields(options: ImportOptions): OptionFields {
  const fields: OptionFields = { lines: [], doubts: [] };
  const names = [...options.keys()];
  const waist = names.find((name) => WAIST.test(name));
  const length = names.find((name) => LENGTH.test(name));
  if (waist !== undefined && length !== undefined) {
    fields.available_sizes = { waist: [...(options.get(waist) ?? [])], length: [...(options.get(length) ?? [])] };
  }
  for (const [name, values] of options) {
    if (fields.available_sizes && (name === waist || name === length)) continue;
    if (SIZE.test(name) && !fields.available_sizes) fields.available_sizes = [...values];
    else if (COLOR.test(name) && !fields.available_colors) addColors(fields, values);
    else {
      fields.lines.push(`${name}: ${values.join(', ')}`);
      if (values.length > 1)
        fields.doubts.push(`“${name}” is neither a size nor a color; its values stand among the features.`);
    }
  }
  const { available_sizes: sizes } = fields;
  if (Array.isArray(sizes) && sizes.every((size) => Number(size) > 0))
    fields.doubts.push(
      'Its sizes are plain numbers; categories.json says of which categories such numbers are shoe sizes.',
    );
  return fields;
}

function addColors(fields: OptionFields, names: readonly string[]): void {
  fields.available_colors = names.map((name) => {
    const { color, guessed } = colorOf(name);
    if (guessed) fields.doubts.push(`The value of the color “${name}” is a guess: ${guessed}.`);
    return color;
  });
}

function toEntries(text: string): string[] {
  return text.split(/[,;|\n]/).map((entry) => entry.trim());
}
