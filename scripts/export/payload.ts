import {
  type Element,
  type FlightRow,
  flightReference,
  follow,
  isElement,
  type Json,
  printRows,
  readRows,
  type Values,
} from './flight';

/** The names under which client modules export what the page draws, by row. */
type Names = Pick<ReadonlyMap<string, string>, 'get'>;

const ROOT = '0';

/** The types that stand in the head of every document already; nothing takes them out again while it lives. */
const HEAD = new Set(['meta', 'link']);

/** The types that count as the head's only among others of it: a drawing has titles too. */
const AMONG_HEAD = new Set(['title', 'IconMark']);

/**
 * Takes out of a page's flight payload what its HTML says already and hydration does not ask for: what stands in a `StaticMarkup`, the
 * head, structured data, hints. For pages that are left by loading the next document. Throws where the format is not the known one.
 */
export function stripPayload(text: string): string {
  const rows = readRows(text).filter(({ kind }) => kind !== 'H');
  const streams = new Set(rows.flatMap(({ id, kind }) => (/[XxRr]/.test(kind) ? [id] : [])));
  const isValue = ({ id, kind }: FlightRow) => kind === '' && !streams.has(id);
  const kept = keep(
    rows.filter(isValue),
    rows.filter((row) => !isValue(row)),
  );
  return printRows(
    rows.flatMap((row) => {
      if (!kept.has(row.id)) return [];
      return isValue(row) ? { ...row, body: JSON.stringify(kept.get(row.id)) } : row;
    }),
  );
}

/** The rows that are still referred to by id, values without what is taken out. Most are not, and nothing of them is read. */
function keep(rows: readonly FlightRow[], others: readonly FlightRow[]): ReadonlyMap<string, Json> {
  const bodies = new Map(rows.map(({ id, body }) => [id, body]));
  const values: Values = onUse((id) => {
    const body = bodies.get(id);
    return body === undefined ? undefined : JSON.parse(body);
  });
  if (!bodies.has(ROOT)) throw new Error(`the payload has no row ${ROOT}`);
  const names = namesOf(values, others);
  const stripped: Values = onUse((id) => {
    const value = values.get(id);
    return value === undefined ? undefined : strip(value, names);
  });
  const kept = new Map<string, Json>();
  const wanted = [ROOT];
  /** Writes out what a text refers to where that has been taken out at its place. */
  const settle = (value: string): Json => {
    const reference = flightReference(value);
    if (reference === undefined) return value;
    if (reference.includes(':') && (follow(stripped, reference) ?? null) === null) {
      const lost = follow(values, reference);
      if (lost === undefined) throw new Error(`the payload refers to ${reference}, which is not there`);
      return mapTexts(strip(lost, names), settle);
    }
    wanted.push(reference.replace(/:.*/s, ''));
    return value;
  };
  for (const id of wanted) {
    if (kept.has(id)) continue;
    kept.set(id, mapTexts(stripped.get(id) ?? null, settle));
    for (const { body } of others.filter((row) => row.id === id))
      wanted.push(...[...body.matchAll(/"\$[L@QWBKhi]?([0-9a-f]+)[":]/g)].map(([, other = '']) => other));
  }
  return kept;
}

function namesOf(values: Values, rows: readonly FlightRow[]): Names {
  const modules = new Map(rows.filter(({ kind }) => kind === 'I').map(({ id, body }) => [id, body]));
  return onUse((id) => {
    const body = modules.get(id);
    if (body === undefined) return undefined;
    const name = String(JSON.parse(body)[2]);
    const reference = flightReference(name);
    return reference === undefined ? name : String(follow(values, reference));
  });
}

/** Values that are made of their ids once they are asked for. */
function onUse<Value>(make: (id: string) => Value): { get: (id: string) => Value } {
  const made = new Map<string, Value>();
  const get = (id: string): Value => {
    if (!made.has(id)) made.set(id, make(id));
    return made.get(id) as Value;
  };
  return { get };
}

function strip(value: Json, names: Names): Json {
  if (value === null || typeof value !== 'object') return value;
  if (isElement(value)) return stripElement(value, names);
  if (!Array.isArray(value)) return stripEntries(value, names);
  const isHead = value.length > 0 && value.every((item) => isElement(item) && isOfHead(item, names, true));
  return isHead ? null : value.map((item) => strip(item, names));
}

function stripElement(element: Element, names: Names): Json {
  if (isOfHead(element, names, false)) return null;
  const [mark, type, key, props] = element;
  const isStatic = nameOf(type, names) === 'StaticMarkup';
  const rest = stripEntries(isStatic ? { ...props, children: null } : props, names);
  if (type === 'script' && props.type === 'application/ld+json') rest.dangerouslySetInnerHTML = { __html: '' };
  return [mark, type, key, rest];
}

function stripEntries(object: { [key: string]: Json }, names: Names): { [key: string]: Json } {
  const rest: { [key: string]: Json } = {};
  for (const key of Object.keys(object)) {
    const value = object[key] as Json;
    if (value !== '$undefined') rest[key] = strip(value, names);
  }
  return rest;
}

function isOfHead([, type, , props]: Element, names: Names, isAmongOthers: boolean): boolean {
  if (HEAD.has(type) || (type === 'script' && props.async === true)) return true;
  return isAmongOthers && AMONG_HEAD.has(nameOf(type, names));
}

/** The name of a client component, or of an element of HTML. */
function nameOf(type: string, names: Names): string {
  return names.get(flightReference(type) ?? '') ?? type;
}

function mapTexts(value: Json, write: (text: string) => Json): Json {
  if (typeof value === 'string') return write(value);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, write));
  const mapped: { [key: string]: Json } = {};
  for (const key of Object.keys(value)) mapped[key] = mapTexts(value[key] as Json, write);
  return mapped;
}
