import { fieldLabel } from '../../catalogue/fields/field-list';
import type { RawProduct } from '../../catalogue/schema/product';
import { changedFields } from '../ledger/fields';
import { inSlices, type Watch } from '../slices';
import type { FieldChange, ProductProblem } from '../store-types';
import type { Becoming, ImportEntry } from './entry';
import type { ImportPlace, ImportProblem } from './table';

const MAX_ENTRIES = 20_000;

/** A product that an import would add, change or delete; `raw` is the result. */
export type PlannedRow = ImportPlace & {
  id: string;
  name: string;
  kind: 'add' | 'update' | 'delete';
  before: RawProduct | undefined;
  raw: RawProduct;
  fields: FieldChange[];
};
/** A point that the file leaves open, with the products of which it does. */
export type Doubt = { message: string; ids: string[] };
/** The plan of an import: problems, doubts and the rows that would change; `unchanged` counts the others. */
export type Plan = { problems: ImportProblem[]; doubts: Doubt[]; rows: PlannedRow[]; unchanged: number };

/** The shop that a file comes into. */
export type ImportTarget = {
  find: (id: string) => RawProduct | undefined;
  /** The problems of products as they would then be, among all others. */
  check: (raws: readonly RawProduct[], watch?: Watch) => Promise<ProductProblem[]>;
  /** The products that are there now. */
  present: () => readonly RawProduct[];
};

/** The plan of an import: the good products, without those that fail; nothing has been done yet. */
export async function planEntries(entries: readonly ImportEntry[], target: ImportTarget, watch?: Watch): Promise<Plan> {
  const plan: Plan = { problems: [], doubts: [], rows: [], unchanged: 0 };
  if (entries.length > MAX_ENTRIES) {
    plan.problems.push({ message: `The file has ${entries.length} products; at most 20,000 are allowed.` });
    return plan;
  }
  const doubts = new Map<string, string[]>();
  const seen = new Map<string, ImportPlace>();
  const planEntry = (entry: ImportEntry) => {
    const { id, become, ...place } = entry;
    const first = seen.get(id);
    if (first) {
      plan.problems.push({ ...place, id, message: `stands twice in the file; ${nameOf(first)} is taken` });
      return;
    }
    seen.set(id, place);
    const before = target.find(id);
    const becoming = become(before);
    if ('raw' in becoming) for (const message of becoming.doubts ?? []) note(doubts, message, id);
    addRow(plan, { ...place, id, before }, becoming);
  };
  await inSlices(entries, planEntry, watch);
  await leaveOutFaulty(plan, target, watch);
  const taken = new Set(plan.rows.map(({ id }) => id));
  plan.doubts = [...doubts].flatMap(([message, all]) => {
    const ids = all.filter((id) => taken.has(id));
    return ids.length > 0 ? { message, ids } : [];
  });
  return plan;
}

function addRow(plan: Plan, at: ImportPlace & Pick<PlannedRow, 'id' | 'before'>, becoming: Becoming): void {
  const { before } = at;
  if ('fault' in becoming) plan.problems.push({ ...withoutBefore(at), message: becoming.fault });
  else if ('isKept' in becoming) plan.unchanged += 1;
  else if ('isDeleted' in becoming) {
    if (before) plan.rows.push({ ...at, name: before.name, kind: 'delete', raw: before, fields: [] });
  } else {
    const { raw } = becoming;
    const fields = before ? changedFields(before, raw) : fieldsOf(raw);
    if (before && fields.length === 0) plan.unchanged += 1;
    else plan.rows.push({ ...at, name: String(raw.name ?? ''), kind: before ? 'update' : 'add', raw, fields });
  }
}

/** The fields of a new product, in the order in which its file tells them. */
function fieldsOf(raw: RawProduct): FieldChange[] {
  const fields = Object.entries(raw).filter(([field]) => field !== 'id');
  return fields.map(([field, to]) => ({ field, from: undefined, to }));
}

function withoutBefore<At extends { before: unknown }>({ before: _, ...rest }: At): Omit<At, 'before'> {
  return rest;
}

/** Takes out what a build would refuse, until the rest would pass: a kit cannot come without its piece, nor a piece go without its kit. */
async function leaveOutFaulty(plan: Plan, { check, present }: ImportTarget, watch?: Watch): Promise<void> {
  const faulty = new Map<string, string[]>();
  for (const { id, kit } of neededPieces(plan.rows, present))
    note(faulty, id, `It is a piece of the kit ${kit} and cannot go.`);
  do {
    const left = plan.rows.filter(({ id }) => !faulty.has(id));
    for (const { id, line, path } of plan.rows.filter((row) => faulty.has(row.id))) {
      const place = { ...(line !== undefined && { line }), ...(path !== undefined && { path }) };
      plan.problems.push(...(faulty.get(id) ?? []).map((message) => ({ ...place, id, message })));
    }
    plan.rows = left;
    faulty.clear();
    const raws = left.flatMap(({ id, kind, raw }) => (kind === 'delete' ? [] : { ...raw, id }));
    for (const { id, field, message } of await check(raws, watch)) note(faulty, id, `${fieldLabel(field)} ${message}`);
  } while (faulty.size > 0);
}

/** Products that would be deleted although a kit that stays is made of them. */
function neededPieces(rows: readonly PlannedRow[], present: ImportTarget['present']): { id: string; kit: string }[] {
  const going = new Set(rows.flatMap(({ kind, id }) => (kind === 'delete' ? id : [])));
  if (going.size === 0) return [];
  return present().flatMap(({ id: kit, pieces }) =>
    going.has(kit) ? [] : (pieces ?? []).filter((id) => going.has(id)).map((id) => ({ id, kit })),
  );
}

const nameOf = ({ line, path }: ImportPlace) => (line === undefined ? `that of ${path}` : `the one of line ${line}`);

function note(lists: Map<string, string[]>, key: string, entry: string): void {
  const list = lists.get(key);
  if (list) list.push(entry);
  else lists.set(key, [entry]);
}
