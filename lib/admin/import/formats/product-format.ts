import { foldText } from '../../../fold';
import type { ImportField } from '../import-fields';
import { currencyCode } from '../parse-number';

/** Headings of a format by field, separated by commas: { name: 'title, product name' }. */
export type Headings = Partial<Record<ImportField, string>>;

/** A kind of product table, such as the export of a shop system. A new format is one such object and one fixture. */
export type ProductFormat = {
  /** The name in mapping files. */
  name: string;
  /** The name on screens. */
  label: string;
  /** Headings that such a table always has; of alternatives between bars, one. Empty: any table. */
  detect: readonly string[];
  columns: Headings;
  /** Fields of headings with a number or a name in them. */
  patterns?: readonly (readonly [heading: RegExp, field: ImportField])[];
  /**
   * How rows form a product. 'handle': rows with the same handle. 'parent': variants name their parent. 'flat': rows with the same
   * handle, number or name that differ in size, color or another option.
   */
  rows: 'handle' | 'parent' | 'flat';
  /** How a cell names categories: one path, 'Clothing > Shirts', or a list of them between commas. */
  categories: 'path' | 'list';
  /** Whether the image of a row belongs to the product, whichever variant the row is. */
  hasProductImages?: boolean;
  /** Rows that are not products of a shop, such as gift cards. */
  isProduct?: (get: (field: ImportField) => string) => boolean;
  /** Whether the stock of a row is counted; undefined if the file does not say. Counted stock without a number is 0. */
  isStockCounted?: (get: (field: ImportField) => string, has: (field: ImportField) => boolean) => boolean | undefined;
};

/** A heading without case, accents and punctuation: 'Body (HTML)' -> 'body html', 'oldPrice' -> 'old price', 'g:image_link' -> 'image link'. */
export function plainHeading(heading: string): string {
  const words = heading
    .slice(0, 200)
    .replace(/#/g, ' number ')
    .replace(/n[°º]/gi, ' no ')
    .replace(/^g:/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  // A repeated heading has its number in brackets.
  return foldText(words.replace(/ \(\d+\)$/, ''));
}

/** A heading without brackets and currency: 'Prix TTC (€)' -> 'prix ttc', 'Preis EUR *' -> 'preis'. */
function bareHeading(heading: string): string {
  const words = heading
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(/\p{Sc}|(?<=\s)\p{Lu}{3}(?!\p{L})/gu, (word) =>
      /^\p{Sc}$/u.test(word) || CURRENCIES.has(currencyCode(word)) ? ' ' : word,
    );
  return plainHeading(words).replace(/ (?:en|in|em|w)$/, '');
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

const tables = new WeakMap<ProductFormat, ReadonlyMap<string, ImportField>>();

/** The field of a heading in a format: the whole heading must match. 'ignore' for one that the format does not have. */
export function fieldOfHeading(format: ProductFormat, heading: string): ImportField {
  const table = headingTable(format);
  const plain = plainHeading(heading);
  const known = table.get(plain) ?? table.get(bareHeading(heading));
  if (known) return known;
  return format.patterns?.find(([pattern]) => pattern.test(plain) || pattern.test(heading))?.[1] ?? 'ignore';
}

/** The place of a heading among those of a format; headings that it does not have come last. */
export function headingRank(format: ProductFormat, heading: string): number {
  const at = [...headingTable(format).keys()].indexOf(plainHeading(heading));
  return at < 0 ? Number.MAX_SAFE_INTEGER : at;
}

function headingTable(format: ProductFormat): ReadonlyMap<string, ImportField> {
  const known = tables.get(format);
  if (known) return known;
  const pairs = Object.entries(format.columns).flatMap(([field, headings]) =>
    headings.split(',').map((name) => [plainHeading(name.trim()), field as ImportField] as const),
  );
  const table = new Map(pairs);
  tables.set(format, table);
  return table;
}
