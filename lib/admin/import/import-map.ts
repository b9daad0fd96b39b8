import { findDecimal } from '../../amounts';
import type { CategoryName } from '../../catalogue/new-categories';
import { z } from '../../zod';
import { findLayout, LAYOUTS, type LayoutKey, roleIn } from './layouts';
import { isRole, ROLE_KEYS, type Role } from './roles';
import { cellsAt, type ImportProblem, type Table } from './table';

const role = z.custom<Role>((value) => typeof value === 'string' && isRole(value), {
  error: ({ input }) =>
    `${JSON.stringify(input)} is nothing that a column can say; it must be one of ${ROLE_KEYS.join(', ')}, or option 1 name, option 1 value and so on`,
});

/** The reading of a file's columns: plain JSON that is shown, corrected and kept for the next file of the same kind. */
export const importMapSchema = z.strictObject({
  /** The name for those who send files of these columns. */
  sender: z.string().optional(),
  layout: z.enum(Object.keys(LAYOUTS) as LayoutKey[]),
  /** The mark before the cents. */
  decimal: z.enum(['point', 'comma']),
  columns: z.record(z.string(), role),
  /** The shop's category for each that the file names; a key that the shop does not have is that of a new one. */
  categories: z.record(z.string(), z.string()).default({}),
  /** The worth of another currency in the shop's own, by its code. */
  rates: z.record(z.string(), z.number().positive({ error: 'must be above 0' })).default({}),
  /** Whether goods are for sale of which the file says a word that is not known. */
  words: z.record(z.string(), z.boolean()).default({}),
  /** The address of the folder where pictures lie that the file names without one. */
  pictures: z.string().default(''),
  /** The lot of products that the sender's last file brought and this one does not sell; asked each time. */
  gone: z.enum(['keep', 'hide', 'delete']).default('keep'),
});

/** The role of each column of a file, and the settings with which its values are read. */
export type ImportMap = z.output<typeof importMapSchema>;

/**
 * A category that the file names, with the key of the shop's for it; a guess until the operator chooses. `fresh`: the category that it
 * can be as a new one.
 */
export type FileCategory = { name: string; count: number; key: string; isGuess: boolean; fresh?: CategoryName };

/** Facts about a file. `map`, `columns` and `categories` are those of another shop's table; the project's own forms need none. */
export type FileReading = {
  layout: string;
  map?: ImportMap;
  /** Columns of the file, each with its first value. */
  columns: { name: string; sample: string }[];
  categories: FileCategory[];
  problems: ImportProblem[];
  /** Notes on the whole file, a sentence each. */
  notes: string[];
};

const PRICES: readonly Role[] = ['price', 'otherPrice', 'oldPrice', 'salePrice'];

/** The map of a sender's last file with what is said of this one; answers stand beside those of before. */
export function withAnswers(
  last: Partial<ImportMap> | undefined,
  given: Partial<ImportMap> | undefined,
): Partial<ImportMap> | undefined {
  if (!last || !given) return given ?? last;
  return {
    ...last,
    ...given,
    columns: { ...last.columns, ...given.columns },
    categories: { ...last.categories, ...given.categories },
    rates: { ...last.rates, ...given.rates },
    words: { ...last.words, ...given.words },
  };
}

/** The map of a file: what a given one says, and for all other columns what the layout makes of them. */
export function mapTable(table: Table, given?: Partial<ImportMap>): ImportMap {
  const layout = given?.layout ?? findLayout(table.columns);
  const known = new Map(Object.entries(given?.columns ?? {}));
  const columns = Object.fromEntries(
    table.columns.map((column) => [column, known.get(column) ?? roleIn(LAYOUTS[layout], column)]),
  );
  if (!Object.values(columns).includes('name')) nameByText(table, columns);
  takeGeneral(table, columns);
  takePictures(table, columns);
  const roles = Object.entries(columns);
  const [lone] = roles.find(([, role]) => role === 'oldPrice') ?? [];
  // A list that names one price alone means it.
  if (lone !== undefined && !roles.some(([, role]) => role !== 'oldPrice' && PRICES.includes(role)))
    columns[lone] = 'price';
  const priced = table.columns.flatMap((column, at) => (PRICES.includes(columns[column] ?? 'ignore') ? at : []));
  return {
    layout,
    decimal: given?.decimal ?? findDecimal(cellsAt(table, priced)),
    columns,
    categories: { ...given?.categories },
    rates: { ...given?.rates },
    words: { ...given?.words },
    pictures: given?.pictures ?? '',
    gone: given?.gone ?? 'keep',
  };
}

/** Roles that a column of a known layout may have though that layout has no such column: dumps of a shop add them. */
const GENERAL: readonly Role[] = [
  'published',
  'withheld',
  'stock',
  'barcode',
  'brand',
  'weight',
  'tags',
  'image_links',
  'currency',
];

/** Gives columns that a layout does not know the role that they have in any table, where no other has it. */
function takeGeneral(table: Table, columns: Record<string, Role>): void {
  const taken = new Set(Object.values(columns));
  for (const column of table.columns) {
    const role = columns[column] === 'ignore' ? roleIn(LAYOUTS.other, column) : 'ignore';
    if (GENERAL.includes(role) && !taken.has(role)) columns[column] = role;
  }
}

const PICTURE = /^https:\/\/\S+\.(?:avif|gif|jpe?g|png|webp)(?:\?\S*)?$/i;

/** Takes columns for pictures whose cells are addresses of pictures, whatever they are called. */
function takePictures(table: Table, columns: Record<string, Role>): void {
  for (const [at, column] of table.columns.entries()) {
    const cells = table.rows.slice(0, 200).flatMap(({ cells }) => cells[at]?.trim() || []);
    if (columns[column] === 'ignore' && cells.length > 0 && cells.every((cell) => PICTURE.test(cell)))
      columns[column] = 'image_links';
  }
}

/** Takes a short text for the name of goods where no column is called so: lists in several languages have a description alone. */
function nameByText(table: Table, columns: Record<string, Role>): void {
  const isShort = (at: number) => table.rows.slice(0, 200).every(({ cells }) => (cells[at] ?? '').length <= 120);
  for (const role of ['summary', 'description', 'model'] as const) {
    const column = table.columns.find((name, at) => columns[name] === role && isShort(at));
    if (column === undefined) continue;
    columns[column] = 'name';
    return;
  }
}
