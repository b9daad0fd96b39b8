import { foldText } from '../../../fold';
import type { ImportField } from '../import-fields';
import { currencyCode } from '../parse-number';

/** Headings of a format by field, as in its files, separated by commas: { name: 'Title, Product name' }. */
export type Headings = Partial<Record<ImportField, string>>;

/**
 * Format of a product table, such as the export of a shop system. `square.ts` is a short example; `docs/importing.md` lists the steps for
 * a new format.
 */
export type ProductFormat = {
  /** Name in mapping files. */
  name: string;
  /** Name on screens. */
  label: string;
  /** A table has this format if it has all these headings; 'a|b' requires one of the two. Case and signs do not matter. */
  detect: readonly string[];
  columns: Headings;
  /** Fields of headings that contain a number or a name. */
  patterns?: readonly (readonly [heading: RegExp, field: ImportField])[];
  /**
   * Grouping of rows to products. 'handle': rows with the same handle. 'parent': variants have a column with their parent. 'flat': rows
   * with the same handle, number or name that differ in size, color or another option.
   */
  rows: 'handle' | 'parent' | 'flat';
  /** Format of category cells: one path, such as 'Clothing > Shirts', or a list of paths separated by commas. */
  categories: 'path' | 'list';
  /** True if the image of a row belongs to the product and not to the variant of the row. */
  hasProductImages?: boolean;
  /** Returns false for rows that are not products, such as gift cards. */
  isProduct?: (get: (field: ImportField) => string) => boolean;
  /** Returns true if the stock of a row is tracked; `undefined` if unknown. An empty cell of tracked stock means 0. */
  isStockCounted?: (get: (field: ImportField) => string, has: (field: ImportField) => boolean) => boolean | undefined;
};

/** Normalizes a heading: 'Body (HTML)' -> 'body html', 'oldPrice' -> 'old price', 'g:image_link' -> 'image link'. */
export function plainHeading(heading: string): string {
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

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

const tables = new WeakMap<ProductFormat, ReadonlyMap<string, ImportField>>();

/** Field of a heading in a format. The whole heading must match. 'ignore' if the format does not have it. */
export function fieldOfHeading(format: ProductFormat, heading: string): ImportField {
  const table = headingTable(format);
  const plain = plainHeading(heading);
  const field = table.get(plain) ?? table.get(bareHeading(heading));
  if (field) return field;
  return format.patterns?.find(([pattern]) => pattern.test(plain) || pattern.test(heading))?.[1] ?? 'ignore';
}

/** Position of a heading in a format, for sorting. Unknown headings are last. */
export function headingRank(format: ProductFormat, heading: string): number {
  const at = [...headingTable(format).keys()].indexOf(plainHeading(heading));
  return at < 0 ? Number.MAX_SAFE_INTEGER : at;
}

function headingTable(format: ProductFormat): ReadonlyMap<string, ImportField> {
  const cached = tables.get(format);
  if (cached) return cached;
  const pairs = Object.entries(format.columns).flatMap(([field, headings]) =>
    headings.split(',').map((name) => [plainHeading(name.trim()), field as ImportField] as const),
  );
  const table = new Map(pairs);
  tables.set(format, table);
  return table;
}
