import { finishInSlices, type Watch } from '../slices';
import { cellText, dateFormats } from './sheet-cell';
import { findHeader, headerWorth, type Table, type TableRow, toTable } from './table';
import { localName, readXml, type XmlCalls } from './xml';
import { readZip, unpackText } from './zip';

/** Columns of a sheet that are read; a single cell far on the right must not make each row as wide. */
const MOST_COLUMNS = 400;

/** Reads a part of a workbook by its path; one that is not there is empty. */
type Read = (path: string, calls: XmlCalls) => Promise<void>;

/** The sheet of a workbook (.xlsx) whose header tells most of goods, else the first with rows; undefined for another archive. Throws for a broken one. */
export async function readWorkbook(bytes: Uint8Array, watch: Watch = {}): Promise<Table | undefined> {
  const entries = readZip(bytes);
  const main = [...entries.keys()].find((path) => /(?:^|\/)workbook\.xml$/.test(path));
  if (main === undefined) return undefined;
  const spent = { characters: 0, packed: 0 };
  const read: Read = async (path, { open, text, close }) => {
    const entry = entries.get(path);
    if (!entry) return;
    const calls = {
      open: (name: string, attributes: Readonly<Record<string, string>>, at: number) =>
        open(localName(name), attributes, at),
      ...(text && { text }),
      close: (name: string, isCut: boolean) => {
        if (isCut) throw new Error('A part of it is cut off');
        close(localName(name), isCut);
      },
    };
    const pieces = function* () {
      for (const piece of unpackText(entry, spent)) {
        yield piece;
        watch.onProgress?.(spent.packed, bytes.length);
      }
    };
    await finishInSlices(readXml(pieces(), calls), watch);
  };
  const { sheets, is1904, strings, styles } = await readParts(read, main);
  const texts = await readStrings(read, strings);
  const formats = await dateFormats((calls) => read(styles, calls));

  let best: { name: string; lines: TableRow[]; worth: number } | undefined;
  for (const { name, path } of sheets) {
    const lines = await readSheet(read, path, (type, style, value) =>
      cellText(value, { type, texts, format: formats[style], is1904 }),
    );
    const { at, known } = findHeader(lines.map(({ cells }) => cells));
    const worth = known > 0 ? headerWorth(lines[at]?.cells ?? []) : 0;
    if (lines.length > at + 1 && (!best || worth > best.worth)) best = { name, lines, worth };
  }
  const table = await toTable(best?.lines ?? [], [], watch);
  const others = sheets.flatMap(({ name }) => (name === best?.name ? [] : `“${name}”`));
  if (!best || others.length === 0) return table;
  return {
    ...table,
    notes: [...(table.notes ?? []), `Only the sheet “${best.name}” is read, not ${others.join(', ')}.`],
  };
}

type Parts = { sheets: { name: string; path: string }[]; is1904: boolean; strings: string; styles: string };

/** The sheets that are shown, in their order, and where the texts and the formats of their cells stand. */
async function readParts(read: Read, main: string): Promise<Parts> {
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const targets = new Map<string, string>();
  const paths = new Map<string, string>();
  await read(`${folder}_rels/workbook.xml.rels`, {
    open: (_name, { Id = '', Type = '', Target = '' }) => {
      const path = Target.startsWith('/') ? Target.slice(1) : folder + Target;
      targets.set(Id, path);
      paths.set(Type.slice(Type.lastIndexOf('/') + 1), path);
    },
    close: () => undefined,
  });
  const parts: Parts = {
    ...{ sheets: [], is1904: false },
    ...{ strings: paths.get('sharedStrings') ?? '', styles: paths.get('styles') ?? '' },
  };
  await read(main, {
    open: (name, attributes) => {
      if (name === 'workbookPr') parts.is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
      if (name !== 'sheet' || /hidden/i.test(attributes.state ?? '')) return;
      const id = Object.entries(attributes).find(([key]) => /:id$/.test(key))?.[1] ?? '';
      parts.sheets.push({ name: attributes.name ?? '', path: targets.get(id) ?? '' });
    },
    close: () => undefined,
  });
  return parts;
}

/** Elements with text, without the readings that stand above signs. */
function textOf(isWanted: RegExp): XmlCalls & { text: (text: string) => void; take: () => string } {
  let held = '';
  let isOpen = false;
  let reading = 0;
  return {
    open: (name) => {
      if (name === 'rPh') reading += 1;
      isOpen = reading === 0 && isWanted.test(name);
    },
    text: (text) => {
      if (isOpen) held += text;
    },
    close: (name) => {
      if (name === 'rPh') reading -= 1;
      isOpen = false;
    },
    take: () => {
      const taken = held;
      held = '';
      return taken;
    },
  };
}

async function readStrings(read: Read, path: string): Promise<string[]> {
  const texts: string[] = [];
  const { take, ...calls } = textOf(/^t$/);
  await read(path, {
    ...calls,
    close: (name, isCut) => {
      calls.close(name, isCut);
      if (name === 'si') texts.push(take());
    },
  });
  return texts;
}

type Convert = (type: string, style: number, value: string) => string;

/** The rows of a sheet that hold something, each with its number there. */
async function readSheet(read: Read, path: string, convert: Convert): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  const { take, ...calls } = textOf(/^[vt]$/);
  let [line, column, type, style] = [0, -1, '', 0];
  let cells: string[] = [];
  await read(path, {
    ...calls,
    open: (name, attributes, at) => {
      calls.open(name, attributes, at);
      if (name === 'row') {
        line = Number(attributes.r) || line + 1;
        column = -1;
        cells = [];
      } else if (name === 'c') {
        column = columnAt(attributes.r) ?? column + 1;
        [type, style] = [attributes.t ?? 'n', Number(attributes.s)];
      }
    },
    close: (name, isCut) => {
      calls.close(name, isCut);
      if (name === 'c') {
        const value = convert(type, style, take());
        if (value && column < MOST_COLUMNS) cells[column] = value;
      } else if (name === 'row' && cells.length > 0)
        rows.push({ line, cells: Array.from(cells, (cell) => cell ?? '') });
    },
  });
  // Each row is as wide as the widest: a column without a name is none too many.
  const width = rows.reduce((most, row) => Math.max(most, row.cells.length), 0);
  return rows.map((row) => ({ ...row, cells: [...row.cells, ...Array(width - row.cells.length).fill('')] }));
}

/** The place of a column: 'A7' -> 0, 'AB7' -> 27; undefined for none. */
function columnAt(place = ''): number | undefined {
  const [letters] = /^[A-Z]{1,3}(?=\d)/.exec(place) ?? [];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
