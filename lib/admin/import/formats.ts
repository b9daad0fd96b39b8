import { FIELD_LIST } from '../../catalogue/fields/field-list';
import { foldText } from '../../fold';
import { memoize } from '../../memoize';
import listedFormats from './formats.json' with { type: 'json' };
import { type ImportField, isImportField, VARIANT_COLUMNS } from './import-fields';
import { CURRENCIES, currencyCode } from './parse-number';

/** Format of a product table, such as the export of a shop system. `formats.json` has all but the CSV with all fields. */
export type ProductFormat = {
  /** Name in mapping files. */
  name: string;
  /** Name on screens. */
  label: string;
  /** A table has this format if it has all these headings; 'a|b' requires one of the two. Case and signs do not matter. */
  detect: readonly string[];
  /** Headings of each field as in the files, separated by commas: { name: ['Title, Product name'] }. */
  columns: Partial<Record<string, readonly string[]>>;
  /** Fields of headings that contain a number or a name, as pairs of a regular expression and a field: 'option$1Name'. */
  patterns: readonly (readonly string[])[];
  /**
   * Grouping of rows to products. 'handle': rows with the same handle. 'parent': variants have a column with their parent. 'flat': rows
   * with the same handle, number or name that differ in size, color or another option.
   */
  rows: 'handle' | 'parent' | 'flat';
  /** Format of category cells: one path, such as 'Clothing > Shirts', or a list of paths separated by commas. */
  categories: 'path' | 'list';
  /** True if the image of a row belongs to the product and not to the variant of the row. */
  hasProductImages?: boolean;
  /** Cell of 'stockTracked' if the stock is in this file. Then an empty cell means that the stock is not tracked. */
  stockTracker?: string;
};

/** Fields that are read like in any other table, because a spreadsheet may have changed their format. */
const GENERAL_FIELDS = ['id', 'price', 'oldPrice', 'stock', 'category'];

/** CSV with all fields from `lib/admin/export/all-fields-csv.ts`. Its headings are the field names of the data file. */
const allFields: ProductFormat = {
  name: 'all-fields',
  label: 'CSV with all fields',
  detect: ['id', 'name', 'brand', 'category', 'description', 'price'],
  columns: Object.fromEntries([
    ...FIELD_LIST.map(({ key }) => [`field:${key}`, [key]]),
    ...GENERAL_FIELDS.map((key) => [key, [key]]),
    ...VARIANT_COLUMNS.map((key) => [`variant:${key}`, [`variant:${key}`]]),
  ]),
  patterns: [],
  rows: 'handle',
  categories: 'path',
};

/** All formats. The first one that matches a table is used; the last one matches any table. */
const FORMATS: readonly ProductFormat[] = [allFields, ...(listedFormats as readonly ProductFormat[])];

/** Format by its name in a mapping file; `undefined` for an unknown name. */
export const formatByName = (name: string): ProductFormat | undefined => FORMATS.find((format) => format.name === name);

/** Detects the format of a table by its headings. The CSV with all fields must not have other headings. */
export function detectFormat(headings: readonly string[]): ProductFormat {
  const names = new Set(headings.map(plainHeading));
  const matches = (format: ProductFormat) =>
    format.detect.every((heading) => heading.split('|').some((name) => names.has(plainHeading(name)))) &&
    (format !== allFields || headings.every((heading) => fieldOfHeading(allFields, heading) !== 'ignore'));
  return FORMATS.find(matches) ?? allFields;
}

/** True if any format has the heading. Used to find the header row of a file. */
export const isKnownHeading = (heading: string): boolean =>
  FORMATS.some((format) => fieldOfHeading(format, heading) !== 'ignore');

/** Field of a heading in a format. The whole heading must match. 'ignore' if the format does not have it. */
export function fieldOfHeading(format: ProductFormat, heading: string): ImportField {
  const { fields, patterns } = matcherOf(format);
  const plain = plainHeading(heading);
  const field = fields.get(plain) ?? fields.get(bareHeading(heading));
  if (field) return field;
  const matched = patterns.flatMap(([pattern, to]) =>
    [plain, heading].flatMap((text) => (pattern.test(text) ? text.replace(pattern, to) : [])),
  );
  return matched.find(isImportField) ?? 'ignore';
}

/** Position of a heading in a format, for sorting. Unknown headings are last. */
export function headingRank(format: ProductFormat, heading: string): number {
  const at = [...matcherOf(format).fields.keys()].indexOf(plainHeading(heading));
  return at < 0 ? Number.MAX_SAFE_INTEGER : at;
}

/** Fields of a format by plain heading, and its patterns. */
const matcherOf = memoize((format: ProductFormat) => {
  const pairs = Object.entries(format.columns).flatMap(([field, lines = []]) =>
    lines.flatMap((line) => line.split(',')).map((name) => [plainHeading(name.trim()), field as ImportField] as const),
  );
  const patterns = format.patterns.map(([pattern = '', field = '']) => [new RegExp(pattern), field] as const);
  return { fields: new Map(pairs), patterns };
});

/** Normalizes a heading: 'Body (HTML)' -> 'body html', 'oldPrice' -> 'old price', 'g:image_link' -> 'image link'. */
function plainHeading(heading: string): string {
  const words = heading
    .slice(0, 200)
    .replace(/#/g, ' number ')
    .replace(/n[°º]/gi, ' no ')
    .replace(/^g:/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  // A repeated heading has a number in brackets: 'Image (2)'.
  return foldText(words.replace(/ \(\d+\)$/, ''));
}

/** Removes brackets and currency from a heading: 'Prix TTC (€)' -> 'prix ttc', 'Preis EUR *' -> 'preis'. */
function bareHeading(heading: string): string {
  const words = heading
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(/\p{Sc}|(?<=\s)\p{Lu}{3}(?!\p{L})/gu, (word) =>
      /^\p{Sc}$/u.test(word) || CURRENCIES.has(currencyCode(word)) ? ' ' : word,
    );
  return plainHeading(words).replace(/ (?:en|in|em|w)$/, '');
}
