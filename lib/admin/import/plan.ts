import { fieldLabel } from '../../catalogue/fields/field-list';
import type { RawProduct } from '../../catalogue/schema/product';
import { madeCombinations } from '../../catalogue/variants/made-combinations';
import { amongAll, checkProduct, neededByOthers } from '../check-products';
import { changedFields } from '../ledger/fields';
import { inSlices, type Watch } from '../slices';
import type { FieldChange, ProductProblem } from '../store-types';
import type { Becoming, ImportEntry } from './entry';
import type { FileQuestion, OpenQuestion } from './open-question';
import { ownSold } from './read-own';
import type { ImportPlace, ImportProblem } from './table';

const MAX_ENTRIES = 20_000;

/** A product that an import would add, change or delete; `raw` is the result. */
export type PlannedRow = {
  id: string;
  name: string;
  kind: 'add' | 'update' | 'delete';
  before: RawProduct | undefined;
  raw: RawProduct;
  fields: FieldChange[];
};
/** The plan of an import: problems, points that the file leaves open, each with its products, and the rows that would change, with their variants; `unchanged` counts the others. */
export type Plan = {
  problems: ImportProblem[];
  doubts: { message: string; ids: string[] }[];
  /** Questions that keep goods out until they are answered. */
  questions: FileQuestion[];
  rows: PlannedRow[];
  variants: number;
  unchanged: number;
};

/** Settings of a plan: `hasRules` where this process knows the shop's categories, so that they are checked. */
type PlanOptions = { hasRules?: boolean; watch?: Watch | undefined };
/** The problems of products as they would then be, among all others. */
type Check = (raws: readonly RawProduct[]) => Promise<ProductProblem[]>;

/** The plan of an import into a list of products: the good ones, without those that fail; nothing has been done yet. */
export async function planEntries(
  entries: readonly ImportEntry[],
  present: readonly RawProduct[],
  { hasRules = true, watch }: PlanOptions = {},
): Promise<Plan> {
  const plan: Plan = { problems: [], doubts: [], questions: [], rows: [], variants: 0, unchanged: 0 };
  if (entries.length > MAX_ENTRIES) {
    plan.problems.push({ message: `The file has ${entries.length} products; at most 20,000 are allowed.` });
    return plan;
  }
  const known = new Map(present.map((raw) => [raw.id, raw]));
  const doubts = new Map<string, string[]>();
  const places = new Map<string, ImportPlace>();
  const planEntry = ({ id, become, ...place }: ImportEntry) => {
    const first = places.get(id);
    if (first) {
      plan.problems.push({ ...place, id, message: `stands twice in the file; ${nameOf(first)} is taken` });
      return;
    }
    places.set(id, place);
    const becoming = become(known.get(id));
    if ('questions' in becoming) for (const question of becoming.questions ?? []) ask(plan.questions, question);
    if ('fault' in becoming) plan.problems.push({ ...place, id, message: becoming.fault });
    else addRow(plan, id, known.get(id), becoming);
    if ('raw' in becoming) for (const message of becoming.doubts ?? []) note(doubts, message, id);
  };
  await inSlices(entries, planEntry, watch);
  await leaveOutFaulty(plan, places, present, async (raws) => {
    const among = amongAll([...new Map([...known, ...raws.map((raw) => [raw.id, raw] as const)]).values()]);
    const problems: ProductProblem[] = [];
    await inSlices(raws, (raw) => problems.push(...checkProduct(raw, among)), watch);
    return hasRules ? problems : problems.filter(({ field }) => field !== 'category');
  });
  await inSlices(plan.rows, ({ kind, raw }) => (plan.variants += kind === 'delete' ? 0 : countVariants(raw)), watch);
  const taken = new Set(plan.rows.map(({ id }) => id));
  plan.doubts = [...doubts].flatMap(([message, all]) => {
    const ids = all.filter((id) => taken.has(id));
    return ids.length > 0 ? { message, ids } : [];
  });
  return plan;
}

/** The combinations of a product that are made, where it says how they differ. */
function countVariants(raw: RawProduct): number {
  const sold = raw.variants ? ownSold(raw, raw.model) : undefined;
  const made = sold ? madeCombinations(sold) : [];
  return made.length > 1 ? made.length : 0;
}

type Outcome = Exclude<Becoming, { fault: string }>;

function addRow(plan: Plan, id: string, before: RawProduct | undefined, outcome: Outcome): void {
  if ('isDeleted' in outcome && before)
    plan.rows.push({ id, before, name: before.name, kind: 'delete', raw: before, fields: [] });
  else if ('raw' in outcome) {
    const { raw } = outcome;
    const fields = before ? changedFields(before, raw) : fieldsOf(raw);
    if (before && fields.length === 0) plan.unchanged += 1;
    else plan.rows.push({ id, before, name: String(raw.name ?? ''), kind: before ? 'update' : 'add', raw, fields });
  } else plan.unchanged += 1;
}

/** The fields of a new product, in the order in which its file tells them. */
function fieldsOf(raw: RawProduct): FieldChange[] {
  const fields = Object.entries(raw).filter(([field]) => field !== 'id');
  return fields.map(([field, to]) => ({ field, from: undefined, to }));
}

/** Takes out what a build would refuse, until the rest would pass: a kit cannot come without its piece, nor a piece go without its kit, nor what replaces another product. */
async function leaveOutFaulty(
  plan: Plan,
  places: ReadonlyMap<string, ImportPlace>,
  present: readonly RawProduct[],
  check: Check,
): Promise<void> {
  const faulty = new Map<string, string[]>();
  do {
    for (const { id } of plan.rows)
      plan.problems.push(...(faulty.get(id) ?? []).map((message) => ({ ...places.get(id), id, message })));
    plan.rows = plan.rows.filter(({ id }) => !faulty.has(id));
    faulty.clear();
    const raws = plan.rows.flatMap(({ id, kind, raw }) => (kind === 'delete' ? [] : { ...raw, id }));
    const touched = new Set(plan.rows.map(({ id }) => id));
    const needed = neededByOthers([...present.filter(({ id }) => !touched.has(id)), ...raws], touched);
    for (const { id, field, message } of [...needed, ...(await check(raws))])
      note(faulty, id, `${fieldLabel(field)} ${message}`);
  } while (faulty.size > 0);
}

/** Counts a question with those that ask the same. */
function ask(questions: FileQuestion[], { kind, about }: OpenQuestion): void {
  const known = questions.find((question) => question.kind === kind && question.about === about);
  if (known) known.count += 1;
  else questions.push({ kind, about, count: 1 });
}

const nameOf = ({ line, path }: ImportPlace) => (line === undefined ? `that of ${path}` : `the one of line ${line}`);

function note(lists: Map<string, string[]>, key: string, entry: string): void {
  const list = lists.get(key);
  if (list) list.push(entry);
  else lists.set(key, [entry]);
}
