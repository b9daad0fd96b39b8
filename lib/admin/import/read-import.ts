import type { ChangeSet } from '../change-set/change-set';
import type { Watch } from '../slices';
import { ownEntries } from './csv';
import type { ImportEntry } from './entry';
import type { KnownShop } from './file-categories';
import { toFileTable } from './file-table';
import type { FileReading } from './import-map';
import { type ImportMap, mapTable, withAnswers } from './import-map';
import { readJsonEntries } from './json-entries';
import { findSender, type LastImport, type Senders } from './last-import';
import { findLayout, LAYOUTS } from './layouts';
import { readEntries } from './read-entries';
import { ROLES } from './roles';
import { isForSale } from './sale-words';
import { withSections } from './sections';
import { arrangeTable } from './senders/arrange-table';
import type { Table } from './table';

/** The contents of a file: its entries, and the facts about it. */
export type FileContent = FileReading & {
  entries: ImportEntry[];
  /** Pictures that come with a change set. */
  pictures?: ChangeSet['files'];
  /** The last file of the same sender. */
  last?: LastImport | undefined;
};

/** A shop that takes goods, with the last files of all senders by their names. */
export type ReceivingShop = Omit<KnownShop, 'last'> & { senders: Senders };

/** The settings with which a file is read: a map of columns, and the shop that takes the goods. */
export type ReadOptions = {
  map?: Partial<ImportMap> | undefined;
  /** The shop into which another one's goods come; not asked for the project's own forms. */
  shop: () => ReceivingShop | Promise<ReceivingShop>;
};

const MAX_BYTES = 20_000_000;

/** Reads a file of any kind that can be imported. Never throws for what it holds: what cannot be read is named. */
export async function readImport(
  content: Uint8Array | string,
  { map, shop }: ReadOptions,
  watch?: Watch,
): Promise<FileContent> {
  if (content.length > MAX_BYTES) return refuse('The file is larger than 20 MB.');
  const file = await toFileTable(content, watch);
  if ('fault' in file) return refuse(file.fault);
  if ('json' in file) return { ...readJsonEntries(file.json), columns: [], categories: [], notes: file.notes };
  const table = await arrangeTable(file.table, watch);
  if (table.columns.length < 2 || table.rows.length === 0) {
    return { ...refuse(NO_TABLE), problems: [...table.problems, { message: NO_TABLE }] };
  }
  return readProducts(table, { map, shop }, watch);
}

const NO_TABLE = 'It holds no products: a line must name the columns, and a product must follow.';

async function readProducts(
  file: Table & { sender?: string },
  { map: given, shop }: ReadOptions,
  watch: Watch | undefined,
): Promise<FileContent> {
  const { problems: faults } = file;
  const notes = [...(file.notes ?? [])];
  if (!file.sender && findLayout(file.columns) === 'own') {
    const { decimal } = mapTable(file, given);
    const layout = LAYOUTS.own.name;
    return { layout, columns: [], categories: [], entries: ownEntries(file, decimal), problems: faults, notes };
  }
  const { categories: ofShop, products, takesCategories, senders } = await shop();
  const { sender, last } = findSender(file.columns, senders);
  const said = { ...(file.sender !== undefined && { layout: 'other' as const }), ...withAnswers(last?.map, given) };
  const plain = mapTable(file, said);
  const table = file.sender ? file : withSections(file, plain);
  const map = { ...(table === file ? plain : mapTable(table, said)), sender };
  if (!given?.columns && last) notes.push('It is read as the last file with these columns was.');
  const columns = table.columns.map((name, at) => ({ name, sample: firstOf(table, at) }));
  const left = columns.filter(({ name, sample }) => sample && map.columns[name] === 'ignore').map(({ name }) => name);
  if (left.length > 0) notes.push(`These columns are not taken: ${left.join(', ')}.`);
  const telling = left.filter((name) => saysNo(table, name));
  if (map.layout === 'other' && telling.length > 0 && !Object.values(map.columns).includes('published'))
    notes.push(
      `${telling.map((name) => `“${name}”`).join(', ')} may say what is for sale, and is not taken: if so, choose “${ROLES.published}” for it.`,
    );
  const { entries, problems, categories } = await readEntries(
    table,
    map,
    { categories: ofShop, products, takesCategories, last },
    watch,
  );
  return {
    layout: file.sender ?? LAYOUTS[map.layout].name,
    last,
    map,
    columns,
    categories,
    entries,
    problems: [...faults, ...problems],
    notes,
  };
}

/** Whether a column holds words for yes and no alone, and a no among them. */
function saysNo({ columns, rows }: Table, name: string): boolean {
  const at = columns.indexOf(name);
  const words = new Set(rows.slice(0, 1000).flatMap(({ cells }) => cells[at]?.trim() || []));
  const said = [...words].map((word) => (/^\d+$/.test(word) ? undefined : isForSale(word)));
  return said.includes(false) && !said.includes(undefined);
}

function firstOf({ rows }: Table, at: number): string {
  const row = rows.slice(0, 50).find(({ cells }) => cells[at]?.trim());
  return (row?.cells[at] ?? '').trim().slice(0, 60);
}

function refuse(message: string): FileContent {
  return { layout: '', columns: [], categories: [], entries: [], problems: [{ message }], notes: [] };
}
