/** A row of React's flight format: a value under an id (no kind), a client module (I), a text (T), a hint (H), a part of a stream. */
export type FlightRow = { id: string; kind: (typeof KINDS)[number]; body: string };

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type Element = ['$', type: string, key: Json, props: { [key: string]: Json }];

/** Values by the ids of their rows. */
export type Values = Pick<ReadonlyMap<string, Json>, 'get'>;

const KINDS = ['', 'I', 'T', 'H', 'X', 'x', 'R', 'r', 'C'] as const;

/** Elements are lists as they are written, and objects where references are read. */
const PARTS: Readonly<Record<string, string>> = { type: '1', key: '2', props: '3' };

/** Reads the rows of a payload in their order. Throws at the first that is none of the known ones: then React has changed. */
export function readRows(text: string): FlightRow[] {
  const rows: FlightRow[] = [];
  for (let start = 0; start < text.length; ) {
    const colon = text.indexOf(':', start);
    const id = text.slice(start, colon);
    if (colon < 0 || !/^[0-9a-f]*$/.test(id)) throw new Error(`unknown row of the payload: ${id.slice(0, 60)}`);
    const mark = text.charAt(colon + 1);
    const kind = /[A-Z#xr]/.test(mark) ? KINDS.find((known) => known === mark) : '';
    if (kind === undefined) throw new Error(`row ${id} of the payload is of the unknown kind ${mark}`);
    const head = colon + 1 + kind.length;
    const from = kind === 'T' ? text.indexOf(',', head) + 1 : head;
    const end = kind === 'T' ? endOfText(text, from, text.slice(head, from - 1)) : text.indexOf('\n', from);
    if (!(end >= from)) throw new Error(`row ${id} of the payload has no end`);
    rows.push({ id, kind, body: text.slice(from, end) });
    start = kind === 'T' ? end : end + 1;
  }
  return rows;
}

/** The place where a text ends that says its length in bytes; -1 where it is cut off. */
function endOfText(text: string, from: number, length: string): number {
  const size = Number.parseInt(length, 16);
  const bytes = Buffer.from(text.slice(from, from + size));
  return bytes.length < size ? -1 : from + bytes.toString('utf8', 0, size).length;
}

/** Writes rows; texts as values, whose letters may be written by their numbers: a text says its length. */
export function printRows(rows: readonly FlightRow[]): string {
  const written = ({ kind, body }: FlightRow) =>
    kind === 'T' ? JSON.stringify(body.replace(/^\$/, '$$$$')) : kind + body;
  return rows.map((row) => `${row.id}:${written(row)}\n`).join('');
}

export function isElement(value: Json): value is Element {
  return Array.isArray(value) && value[0] === '$' && value.length === 4;
}

/** The row, and the way inside it, that a text of a value means: '$L1a' -> '1a', '$1a:props:children' -> '1a:props:children'. */
export function flightReference(text: string): string | undefined {
  return text.startsWith('$') ? /^\$[L@QWBKhi]?([0-9a-f]+(?::.*)?)$/s.exec(text)?.[1] : undefined;
}

/** The value that a reference leads to, undefined where there is nothing; on the way it goes on through other references. */
export function follow(values: Values, reference: string): Json | undefined {
  const [id = '', ...path] = reference.split(':');
  let value = values.get(id);
  for (const step of path) {
    const next = typeof value === 'string' ? flightReference(value) : undefined;
    if (next !== undefined) value = follow(values, next);
    if (value === undefined || value === null || typeof value !== 'object') return undefined;
    const key = isElement(value) ? (PARTS[step] ?? step) : step;
    value = Object.hasOwn(value, key) ? (value as Record<string, Json>)[key] : undefined;
  }
  return value;
}
