import { fromBase64url, toBase64url } from '../base64';
import { CHOICE_NAMES, ownNames } from '../catalogue/choice';
import { LIST_VERSION, type ReadList, readList } from './read-list';
import { BLANK_HEAD, type RequestHead, type RequestLine, type RequestList } from './request';

/** The beginning of the part of an address behind '#' that holds a list. */
const START = 'l=';
/** Browsers take addresses longer than this, programs that pass them on do not. */
const MOST_CHARACTERS = 65_536;
const MOST_BYTES = 1_048_576;

const HEAD_FIELDS = Object.keys(BLANK_HEAD) as (keyof RequestHead)[];

/**
 * The whole list as the part of an address behind '#', which no browser sends anywhere: 'l=' and letters. Undefined for a list that is too
 * long for an address.
 */
export async function toLink(list: RequestList): Promise<string | undefined> {
  const text = JSON.stringify(packed(list));
  if (new Blob([text]).size > MOST_BYTES) return undefined;
  const fragment = START + toBase64url(await deflate(text));
  return fragment.length > MOST_CHARACTERS ? undefined : fragment;
}

/** Whether the part of an address behind '#' is meant to hold a list. */
export function isLink(fragment: string): boolean {
  return fragment.replace(/^#/, '').startsWith(START);
}

/** The list in the part of an address behind '#'; its lines have new ids. Undefined where there is none, or one that is too long. */
export async function fromLink(fragment: string): Promise<ReadList | undefined> {
  const text = fragment.replace(/^#/, '');
  if (!isLink(text) || text.length > MOST_CHARACTERS) return undefined;
  try {
    return unpacked(JSON.parse(await inflate(fromBase64url(text.slice(START.length)), MOST_BYTES)));
  } catch {
    return undefined;
  }
}

/** The list with repeated parts written once: the goods, and each line without the empty values at its end. */
function packed({ head, lines }: RequestList): unknown {
  const goods = new Map<string, number>();
  const rows = lines.map((line) => {
    const key = JSON.stringify(goodsOf(line));
    if (!goods.has(key)) goods.set(key, goods.size);
    const picks = CHOICE_NAMES.map((name) => line.choice[name] ?? '');
    // Behind what links had before there were options, so that either reads the other's.
    const own = ownNames(line.choice).flatMap((name) => [name, line.choice[name]]);
    return shortened([goods.get(key), line.quantity, ...picks, line.person ?? '', line.note ?? '', ...own]);
  });
  return [
    LIST_VERSION,
    shortened(HEAD_FIELDS.map((field) => head[field])),
    [...goods.keys()].map((key) => JSON.parse(key)),
    rows,
  ];
}

/** A product as the lines of a list know it. */
const goodsOf = (line: RequestLine) => [line.product, line.name, line.brand, line.model ?? '', line.price];

/** The values without those that are '' at the end. */
function shortened(values: readonly unknown[]): unknown[] {
  return values.slice(0, values.findLastIndex((value) => value !== '') + 1);
}

function unpacked(value: unknown): ReadList | undefined {
  const [v, head, goods, rows] = listOf(value);
  if (!Array.isArray(head) || !Array.isArray(goods) || !Array.isArray(rows)) return undefined;
  return readList({
    v,
    head: Object.fromEntries(HEAD_FIELDS.map((field, at) => [field, head[at]])),
    lines: rows.map((row) => {
      const [at, quantity, ...said] = listOf(row);
      const [product, name, brand, model, price] = listOf(goods[at as number]);
      const picks = CHOICE_NAMES.map((control, place) => [control, said[place]]);
      const [person, note, ...own] = said.slice(CHOICE_NAMES.length);
      const options = own.flatMap((name, place) => (place % 2 === 0 ? [[name, own[place + 1]]] : []));
      const choice = Object.fromEntries([...picks, ...options]);
      return { product, name, brand, model, price, choice, quantity, person, note };
    }),
  });
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text, made short. */
async function deflate(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The text that {@link deflate} made short. Rejects where it is none, or longer than so many bytes: nothing more is unpacked then. */
async function inflate(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new Error(`More than ${most} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
