import { type Decoded, decodeText } from '../../decode-text';
import type { Watch } from '../slices';
import { readTable, type Table } from './table';
import { readWorkbook } from './workbook';
import { readXmlTable } from './xml-table';

/** A file by what it holds: a table, a text of JSON with the notes on its reading, or the reason why it is neither. */
export type FileTable = { table: Table } | { json: string; notes: string[] } | { fault: string };

const OTHERWISE = 'Open it in the program that wrote it, save it as .xlsx or as “CSV UTF-8”, and choose that.';

/** The table in a file of any kind: CSV in any encoding that spreadsheets write, .xlsx, XML. Rejects for nothing that it holds. */
export async function toFileTable(content: Uint8Array | string, watch?: Watch): Promise<FileTable> {
  if (typeof content !== 'string') {
    if (startsWith(content, 'ÐÏ\u0011à')) return { fault: `It is an old or a locked workbook (.xls). ${OTHERWISE}` };
    if (startsWith(content, 'PK')) return readArchive(content, watch);
  }
  const { text, encoding }: Decoded =
    typeof content === 'string' ? { text: content, encoding: 'UTF-8' } : decodeText(content);
  const plain = text.replace(/^\uFEFF/, '');
  const notes =
    encoding === 'UTF-8' ? [] : [`It is not UTF-8 and was read as ${encoding}; look at accents and quotes.`];
  const start = plain.slice(0, 1000).trimStart();
  if (/^[[{]/.test(start)) return { json: plain, notes };
  if (/^<!doctype html|^<html/i.test(start)) return { fault: `It is a web page, not a list. ${OTHERWISE}` };
  if (start.includes('urn:schemas-microsoft-com:office:spreadsheet'))
    return { fault: `It is a workbook of 2003. ${OTHERWISE}` };
  const table = await (/^<[?!a-z]/i.test(start) ? readXmlTable : readTable)(plain, watch);
  return { table: { ...table, notes: [...notes, ...(table.notes ?? [])] } };
}

const startsWith = (bytes: Uint8Array, mark: string) => [...mark].every((sign, at) => bytes[at] === sign.charCodeAt(0));

async function readArchive(bytes: Uint8Array, watch: Watch | undefined): Promise<FileTable> {
  try {
    const table = await readWorkbook(bytes, watch);
    return table ? { table } : { fault: `It is an archive or a document of a kind that cannot be read. ${OTHERWISE}` };
  } catch (error) {
    watch?.signal?.throwIfAborted();
    return { fault: `The workbook cannot be read: ${(error as Error).message}. ${OTHERWISE}` };
  }
}
