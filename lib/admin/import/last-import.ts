import { fieldLabel } from '../../catalogue/fields/field-list';
import type { RawProduct } from '../../catalogue/schema/product';
import { hash64 } from '../../hash64';
import { hashText } from '../../slug';
import { changedFields, fieldNames, fieldValue, withFields } from '../ledger/fields';
import type { Becoming } from './entry';
import type { ImportMap } from './import-map';

/** The file of a sender that came last: how it was read, and a short hash of each field that it told, by the id of the product. */
export type LastImport = { map: ImportMap; products: Record<string, ToldFields> };
/** Short hashes of values by the names of their fields. */
export type ToldFields = Record<string, string>;

/** The last files of senders, by a name for each. */
export type Senders = Readonly<Record<string, LastImport>>;

/** As much of two lists of columns must be the same for one sender: programs add columns, and feeds leave empty ones out. */
const SHARED = 0.7;

/** The sender of a file by its columns: the known one whose last file had most of them, else a new name. */
export function findSender(columns: readonly string[], senders: Senders): { sender: string; last?: LastImport } {
  const own = new Set(columns);
  const ranked = Object.entries(senders).map(([sender, last]) => {
    const theirs = Object.keys(last.map.columns);
    const both = theirs.filter((column) => own.has(column)).length;
    return { sender, last, share: both / (own.size + theirs.length - both) };
  });
  const [best] = ranked.sort((a, b) => b.share - a.share);
  if (best && best.share >= SHARED) return { sender: best.sender, last: best.last };
  return { sender: hash64([...own].sort().join('\n')) };
}

/** Senders with the last file of one: how it was read, and what it told. */
export function withLast(senders: Senders, map: ImportMap, products: LastImport['products']): Senders {
  const { sender } = map;
  return sender === undefined ? senders : { ...senders, [sender]: { map: { ...map, gone: 'keep' }, products } };
}

const hashOf = (value: unknown) => hashText(JSON.stringify(value ?? null));

/** Hashes of what a file tells of a product: of the fields in `told`, as the product would have them. */
export function toldFields(raw: RawProduct, told: readonly string[]): ToldFields {
  const names = fieldNames(raw).filter(
    (name) => told.includes(name) || (told.includes('variants') && name.startsWith('variants')),
  );
  return Object.fromEntries(names.map((name) => [name, hashOf(fieldValue(raw, name))]));
}

type Told = { raw: RawProduct; doubts?: readonly string[]; kept?: readonly string[]; fields?: ToldFields };

/** The outcome for a product with the edits that were made here since its sender's last file, which are told, and with what the file tells of it. */
export function merged(
  becoming: Becoming,
  before: RawProduct | undefined,
  last: ToldFields | undefined,
): Told | Exclude<Becoming, { raw: RawProduct }> {
  if (!('raw' in becoming)) return becoming;
  if (!becoming.told) return { raw: becoming.raw, doubts: becoming.doubts ?? [] };
  const fields = toldFields(becoming.raw, becoming.told);
  if (!before || !last) return { ...becoming, fields };
  // A product that was hidden when it was gone comes back.
  const isBack = last.hidden !== undefined && before.hidden === true;
  const wanted = isBack ? withFields(becoming.raw, { hidden: undefined }) : becoming.raw;
  const edited = changedFields(before, wanted).filter(({ field, from }) => isEdited(last, field, from));
  const mine = Object.fromEntries(edited.map(({ field, from }) => [field, from]));
  // A field of which the file says what it said before asks for nothing.
  const asked = edited.filter(({ field, to }) => last[field] !== (to === undefined ? undefined : hashOf(to)));
  const kept = asked.map(
    ({ field, from, to }) =>
      `${fieldLabel(field)} was edited here since the last import and stays ${shown(from)}; the file says ${shown(to)}.`,
  );
  return { ...becoming, raw: withFields(wanted, mine), fields, kept };
}

/** Whether a field has another value than its sender's last file gave it; an empty one that no file has told is free. */
function isEdited(last: ToldFields, field: string, value: unknown): boolean {
  return last[field] === undefined ? value !== undefined : last[field] !== hashOf(value);
}

const shown = (value: unknown) => (value === undefined ? 'empty' : JSON.stringify(value).slice(0, 80));
