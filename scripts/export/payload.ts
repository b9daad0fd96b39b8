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

type Names = ReadonlyMap<string, string>;

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
  const values = new Map<string, Json>(rows.filter(isValue).map(({ id, body }) => [id, JSON.parse(body)]));
  const kept = keep(
    values,
    rows.filter((row) => !isValue(row)),
  );
  return printRows(
    rows.flatMap((row) => {
      if (!kept.has(row.id)) return [];
      return isValue(row) ? { ...row, body: JSON.stringify(kept.get(row.id)) } : row;
    }),
  );
}

/** The rows that are still referred to by id, values without what is taken out. */
function keep(values: Values, others: readonly FlightRow[]): Values {
  if (!values.has(ROOT)) throw new Error(`the payload has no row ${ROOT}`);
  const names = namesOf(values, others);
  const stripped = new Map([...values].map(([id, value]) => [id, strip(value, names)]));
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

/** The names under which client modules export what the page draws, by row. */
function namesOf(values: Values, rows: readonly FlightRow[]): Names {
  const modules = rows.filter(({ kind }) => kind === 'I').map(({ id, body }) => [id, JSON.parse(body)[2]] as const);
  return new Map(
    modules.map(([id, name]) => {
      const reference = flightReference(String(name));
      return [id, String(reference === undefined ? name : follow(values, reference))];
    }),
  );
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
  const rest = stripEntries(props, names);
  if (nameOf(type, names) === 'StaticMarkup') rest.children = null;
  if (type === 'script' && props.type === 'application/ld+json') rest.dangerouslySetInnerHTML = { __html: '' };
  return [mark, type, key, rest];
}

function stripEntries(object: { [key: string]: Json }, names: Names): { [key: string]: Json } {
  const entries = Object.entries(object).filter(([, value]) => value !== '$undefined');
  return Object.fromEntries(entries.map(([key, value]) => [key, strip(value, names)]));
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
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, write)]));
}
