import { decodeText } from '../../decode-text';
import type { ChangeSet } from '../change-set/change-set';
import type { Watch } from '../slices';
import { ownEntries } from './csv';
import type { ImportEntry } from './entry';
import type { KnownShop } from './file-categories';
import type { FileReading } from './import-map';
import { type ImportMap, mapTable, withAnswers } from './import-map';
import { readJsonEntries } from './json-entries';
import { type LastImport, senderOf } from './last-import';
import { findLayout, LAYOUTS } from './layouts';
import { readEntries } from './read-entries';
import { readTable, type Table } from './table';

/** The contents of a file: its entries, and the facts about it. */
export type FileContent = FileReading & {
  entries: ImportEntry[];
  /** Pictures that come with a change set. */
  pictures?: ChangeSet['files'];
  /** A name for those who send files of these columns, and the last file of theirs. */
  sender?: string;
  last?: LastImport | undefined;
};

/** The settings with which a file is read: a map of columns, and the shop that takes the goods. */
export type ReadOptions = {
  map?: Partial<ImportMap> | undefined;
  /** The shop into which the goods of a sender come; not asked for the project's own forms. */
  shop: (sender: string) => KnownShop | Promise<KnownShop>;
};

const MAX_BYTES = 20_000_000;

/** Reads a file of any kind that can be imported. Never throws for what it holds: what cannot be read is named. */
export async function readImport(
  content: Uint8Array | string,
  { map, shop }: ReadOptions,
  watch?: Watch,
): Promise<FileContent> {
  if (content.length > MAX_BYTES) return refuse('The file is larger than 20 MB.');
  const decoded = typeof content === 'string' ? { text: content, encoding: 'UTF-8' as const } : decodeText(content);
  if ('problem' in decoded) return refuse(decoded.problem);
  const text = decoded.text.replace(/^\uFEFF/, '');
  const notes =
    decoded.encoding === 'UTF-8' ? [] : ['It is not UTF-8 and was read as Windows-1252; look at accents and quotes.'];
  if (/^\s*[[{]/.test(text.slice(0, 1000))) return { ...readJsonEntries(text), columns: [], categories: [], notes };
  const table = await readTable(text, watch);
  if (table.columns.length < 2 || table.rows.length === 0) {
    return { ...refuse(NO_TABLE), problems: [...table.problems, { message: NO_TABLE }] };
  }
  return readProducts(table, { map, shop }, notes, watch);
}

const NO_TABLE = 'It holds no products: the first line must name the columns, and a product must follow.';

async function readProducts(
  table: Table,
  { map: given, shop }: ReadOptions,
  notes: string[],
  watch: Watch | undefined,
): Promise<FileContent> {
  const { problems: faults } = table;
  if (findLayout(table.columns) === 'own') {
    const [map, layout] = [mapTable(table, given), LAYOUTS.own.name];
    return { layout, columns: [], categories: [], entries: ownEntries(table, map.decimal), problems: faults, notes };
  }
  const sender = senderOf(table.columns);
  const known = await shop(sender);
  const map = { ...mapTable(table, withAnswers(known.last?.map, given)), sender };
  if (!given?.columns && known.last) notes.push('It is read as the last file with these columns was.');
  const columns = table.columns.map((name, at) => ({ name, sample: firstOf(table, at) }));
  const left = columns.filter(({ name, sample }) => sample && map.columns[name] === 'ignore').map(({ name }) => name);
  if (left.length > 0) notes.push(`These columns are not taken: ${left.join(', ')}.`);
  const { entries, problems, categories } = await readEntries(table, map, known, watch);
  return {
    layout: LAYOUTS[map.layout].name,
    sender,
    last: known.last,
    map,
    columns,
    categories,
    entries,
    problems: [...faults, ...problems],
    notes,
  };
}

function firstOf({ rows }: Table, at: number): string {
  const row = rows.slice(0, 50).find(({ cells }) => cells[at]?.trim());
  return (row?.cells[at] ?? '').trim().slice(0, 60);
}

function refuse(message: string): FileContent {
  return { layout: '', columns: [], categories: [], entries: [], problems: [{ message }], notes: [] };
}
