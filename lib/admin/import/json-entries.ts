import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { parseJson } from '../../catalogue/parse-json';
import type { RawProduct } from '../../catalogue/schema/product';
import { isRecord } from '../../is-record';
import { type ChangeSet, changeSetSchema } from '../change-set/change-set';
import { fromFormerFields } from '../from-former-fields';
import type { ImportEntry } from './entry';
import { changeSetEntries, itemEntry } from './own-entries';
import type { ImportProblem } from './table';

/** Contents of a JSON file: its kind in words, and its products. */
export type JsonEntries = {
  layout: string;
  entries: ImportEntry[];
  problems: ImportProblem[];
  /** Pictures of a change set. */
  pictures?: ChangeSet['files'];
};

type Path = readonly (string | number)[];

/** The products of a JSON file in any of the project's own forms, as far as it can be read. */
export function readJsonEntries(text: string): JsonEntries {
  const json = readJsonText(text);
  const found = findEntries(json);
  if (!found) return { layout: 'JSON', entries: [], problems: [json.problem ?? { message: NO_FORM }] };
  return { ...found, problems: [...(json.problem ? [json.problem] : []), ...found.problems] };
}

const NO_FORM =
  'The file is none of ours: it must be a catalog (a map of categories), a list of products, a change set, a set-aside copy or a dump of the admin.';

function findEntries(json: ReadJson): JsonEntries | undefined {
  const { value } = json;
  if (Array.isArray(value)) return collect('A list of products', json, value, [], productEntry);
  if (!isRecord(value)) return undefined;
  if (Array.isArray(value.products))
    return collect('A list of products', json, value.products, ['products'], productEntry);
  if (Array.isArray(value.items)) return collect('A copy of the admin’s list', json, value.items, ['items'], itemEntry);
  if (Array.isArray(value.ops)) return fromChangeSet(value);
  return fromDump(value) ?? fromGroups(json, value);
}

function fromGroups(json: ReadJson, groups: Record<string, unknown>): JsonEntries | undefined {
  const parts = Object.entries(groups).flatMap(([key, group]) =>
    isRecord(group) && Array.isArray(group.products)
      ? collect('A catalog', json, group.products, [key, 'products'], productEntry)
      : [],
  );
  if (parts.length === 0) return undefined;
  const entries = new Map<string, ImportEntry>();
  // A product may be listed in two categories; its first row is the one that the admin knows.
  for (const entry of parts.flatMap((part) => part.entries)) if (!entries.has(entry.id)) entries.set(entry.id, entry);
  return { layout: 'A catalog', entries: [...entries.values()], problems: parts.flatMap(({ problems }) => problems) };
}

/** A dump holds texts by their keys in the browser's storage: the list itself, or where that is gone the latest copy of it. */
function fromDump(value: Record<string, unknown>): JsonEntries | undefined {
  const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const lists = texts.filter(([key]) => /^sp:.*\bcatalogue(?:\.|$)/.test(key));
  const rank = (key: string) => (key.endsWith('catalogue') ? '~' : key.replace(/^.*-/, ''));
  for (const [key, text] of lists.sort(([a], [b]) => (rank(a) < rank(b) ? 1 : -1))) {
    const found = readJsonEntries(text);
    if (found.entries.length > 0) return { ...found, layout: `A dump of the admin (${key})` };
  }
  return undefined;
}

function fromChangeSet(value: unknown): JsonEntries {
  const layout = 'A change set';
  const parsed = changeSetSchema.safeParse(value);
  if (parsed.success)
    return { layout, entries: changeSetEntries(parsed.data), problems: [], pictures: parsed.data.files };
  const problems = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return { layout, entries: [], problems };
}

/** Takes every row that can be read, and names the others by their path. */
function collect(
  layout: string,
  json: ReadJson,
  list: readonly unknown[],
  path: Path,
  toEntry: (row: Record<string, unknown>, path: string) => ImportEntry | undefined,
): JsonEntries {
  const found: JsonEntries = { layout, entries: [], problems: [] };
  for (const [index, row] of list.entries()) {
    const place = `${path.join('.')}[${index}]`;
    const id = isRecord(row) && typeof row.id === 'string' ? { id: row.id } : {};
    if (json.isBroken([...path, index]))
      found.problems.push({ path: place, ...id, message: 'It is broken or cut off.' });
    else if (!isRecord(row)) found.problems.push({ path: place, message: 'It is no product.' });
    else if (isForbidden(row)) found.problems.push({ path: place, ...id, message: 'It has a forbidden field.' });
    else {
      const entry = toEntry(row, place);
      if (entry) found.entries.push(entry);
    }
  }
  return found;
}

function productEntry(row: Record<string, unknown>, path: string): ImportEntry {
  return { id: String(row.id ?? ''), path, become: () => ({ raw: fromFormerFields(row) as RawProduct }) };
}

/** A prototype that hides in a file must not become one of ours. */
function isForbidden(row: Record<string, unknown>): boolean {
  return [row, row.p, row.s, row.b].some((part) => isRecord(part) && Object.hasOwn(part, '__proto__'));
}

/** A JSON file as far as it could be read, and its broken parts. */
type ReadJson = {
  value: unknown;
  /** The first break in words; absent for a whole file. */
  problem?: { message: string };
  /** Whether a break touches the value at a path, so that it cannot be trusted. */
  isBroken: (path: readonly (string | number)[]) => boolean;
};

/** Reads JSON. What is cut off or broken somewhere is read as far as it goes. */
function readJsonText(text: string): ReadJson {
  try {
    return { value: parseJson(text), isBroken: () => false };
  } catch (error) {
    return readBroken(text, (error as Error).message);
  }
}

function readBroken(text: string, fault: string): ReadJson {
  const problem = { message: `The file is not whole JSON: ${fault}. What can be read is offered.` };
  const errors: ParseError[] = [];
  let root: Node | undefined;
  try {
    root = parseTree(text, errors);
  } catch {
    // Nested so deep that reading it overflows the stack.
    return { value: undefined, problem, isBroken: () => true };
  }
  return {
    value: root && getNodeValue(root),
    problem,
    isBroken: (path) => {
      const node = root && findNodeAtLocation(root, [...path]);
      if (!node) return true;
      const next = errors[firstFrom(errors, node.offset)];
      return next !== undefined && next.offset <= node.offset + node.length;
    },
  };
}

/** The place of the first fault at an offset or behind it; they stand in the order of the text. */
function firstFrom(errors: readonly ParseError[], offset: number): number {
  let [low, high] = [0, errors.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((errors[middle]?.offset ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
