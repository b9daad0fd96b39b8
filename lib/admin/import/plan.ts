import { fieldLabel } from '../../catalogue/fields/field-list';
import { inNewCategory, withNewCategories } from '../../catalogue/new-categories';
import type { RawProduct } from '../../catalogue/schema/product';
import { madeCombinations } from '../../catalogue/variants/made-combinations';
import { adminMessages } from '../admin-messages';
import { amongAll, checkProduct, neededByOthers } from '../check-products';
import { missingAmong } from '../images/picture-presence';
import { rawPictures } from '../images/raw-pictures';
import { changedFields, withFields } from '../ledger/fields';
import { inSlices, type Watch } from '../slices';
import type { FieldChange, ProductProblem } from '../store-types';
import type { ImportEntry } from './entry';
import type { ImportMap } from './import-map';
import { type LastImport, merged, toldFields } from './last-import';
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
  /** Products of the shop that the sender's last file brought, and that this one does not sell. */
  gone: { id: string; name: string }[];
  /** The fields that the file tells of each product that comes in or is there, for the next one of the same sender. */
  told: LastImport['products'];
  rows: PlannedRow[];
  variants: number;
  unchanged: number;
};

/**
 * Settings of a plan: `hasRules` where this process knows the shop's categories, so that they are checked; `last` for what the sender's
 * last file had, and `gone` for its products that the new file does not have. `isMissing`: true for a path of a picture
 * that is a file of the shop and does not exist.
 */
type PlanOptions = {
  hasRules?: boolean;
  last?: LastImport['products'] | undefined;
  gone?: ImportMap['gone'] | undefined;
  isMissing?: (path: string) => Promise<boolean>;
  watch?: Watch | undefined;
};
/** The problems of products as they would then be, among all others. */
type Check = (raws: readonly RawProduct[]) => Promise<ProductProblem[]>;

/** The plan of an import into a list of products: the good ones, without those that fail; nothing has been done yet. */
export async function planEntries(
  entries: readonly ImportEntry[],
  present: readonly RawProduct[],
  { hasRules = true, last = {}, gone = 'keep', isMissing = async () => false, watch }: PlanOptions = {},
): Promise<Plan> {
  const plan: Plan = {
    problems: [],
    doubts: [],
    questions: [],
    gone: [],
    told: {},
    rows: [],
    variants: 0,
    unchanged: 0,
  };
  if (entries.length > MAX_ENTRIES) {
    plan.problems.push({ message: `The file has ${entries.length} products; at most 20,000 are allowed.` });
    return plan;
  }
  const known = new Map(present.map((raw) => [raw.id, raw]));
  plan.told = Object.fromEntries(Object.entries(last).filter(([id]) => known.has(id)));
  const categories = withNewCategories([], present);
  const doubts = new Map<string, string[]>();
  const kept = new Map<string, string[]>();
  const places = new Map<string, ImportPlace>();
  const sold = new Set<string>();
  const planEntry = ({ id, become, ...place }: ImportEntry) => {
    const first = places.get(id);
    if (first) {
      plan.problems.push({ ...place, id, message: `stands twice in the file; ${nameOf(first)} is taken` });
      return;
    }
    places.set(id, place);
    const before = known.get(id);
    const becoming = merged(become(before), before, Object.hasOwn(last, id) ? last[id] : undefined);
    if ('raw' in becoming) becoming.raw = inNewCategory(becoming.raw, categories, before);
    if ('questions' in becoming) for (const question of becoming.questions ?? []) ask(plan.questions, question);
    if (!('isHeld' in becoming && becoming.isHeld)) sold.add(id);
    if ('fault' in becoming) plan.problems.push({ ...place, id, message: becoming.fault });
    else addRow(plan, id, before, becoming);
    if (!('raw' in becoming)) return;
    for (const message of becoming.doubts ?? []) note(doubts, message, id);
    for (const message of becoming.kept ?? []) note(kept, message, id);
    if (becoming.fields) plan.told[id] = becoming.fields;
  };
  await inSlices(entries, planEntry, watch);
  const missing = Object.keys(last).flatMap((id) => (sold.has(id) ? [] : (known.get(id) ?? [])));
  takeGone(plan, missing, last, gone);
  const refused = await leaveOutFaulty(plan, places, present, async (raws) => {
    const among = amongAll([...new Map([...known, ...raws.map((raw) => [raw.id, raw] as const)]).values()]);
    const problems: ProductProblem[] = [];
    await inSlices(raws, (raw) => problems.push(...checkProduct(raw, among)), watch);
    problems.push(...(await missingFiles(raws, known, isMissing)));
    return hasRules ? problems : problems.filter(({ field }) => field !== 'category');
  });
  await inSlices(plan.rows, ({ kind, raw }) => (plan.variants += kind === 'delete' ? 0 : countVariants(raw)), watch);
  const taken = new Set(plan.rows.map(({ id }) => id));
  for (const id of refused) {
    const before = Object.hasOwn(last, id) ? last[id] : undefined;
    if (before) plan.told[id] = before;
    else delete plan.told[id];
  }
  const open = [...doubts].flatMap(([message, all]) => {
    const ids = all.filter((id) => taken.has(id));
    return ids.length > 0 ? { message, ids } : [];
  });
  plan.doubts = [...[...kept].map(([message, ids]) => ({ message, ids })), ...open];
  return plan;
}

/** The combinations of a product that are made, where it says how they differ. */
function countVariants(raw: RawProduct): number {
  const sold = raw.variants ? ownSold(raw, raw.model) : undefined;
  const made = sold ? madeCombinations(sold) : [];
  return made.length > 1 ? made.length : 0;
}

/** Names the products that the sender does not sell any more, and does with them as it was chosen. */
function takeGone(
  plan: Plan,
  missing: readonly RawProduct[],
  last: LastImport['products'],
  choice: ImportMap['gone'],
): void {
  for (const raw of missing) {
    const { id, name } = raw;
    if (!raw.hidden) plan.gone.push({ id, name });
    const hidden = withFields(raw, { hidden: true });
    if (choice === 'hide') plan.told[id] = { ...last[id], ...toldFields(hidden, ['hidden']) };
    if (choice === 'hide') addRow(plan, id, raw, { raw: hidden });
    if (choice === 'delete') addRow(plan, id, raw, { isDeleted: true });
  }
}

type Outcome = { raw: RawProduct } | { isDeleted: true };

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

/** Takes out what a build would refuse, until the rest would pass: a kit cannot come without its piece, nor a piece go without its kit, nor what replaces another product; the ids of these. */
async function leaveOutFaulty(
  plan: Plan,
  places: ReadonlyMap<string, ImportPlace>,
  present: readonly RawProduct[],
  check: Check,
): Promise<Set<string>> {
  const refused = new Set<string>();
  const faulty = new Map<string, string[]>();
  do {
    for (const id of faulty.keys()) refused.add(id);
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
  return refused;
}

/** Problems of new pictures whose files do not exist. */
async function missingFiles(
  raws: readonly RawProduct[],
  known: ReadonlyMap<string, RawProduct>,
  isMissing: (path: string) => Promise<boolean>,
): Promise<ProductProblem[]> {
  const added = raws.flatMap((raw) => {
    const before = rawPictures(known.get(raw.id) ?? {});
    return rawPictures(raw).flatMap((path) => (before.includes(path) ? [] : { id: raw.id, path }));
  });
  const missing = await missingAmong([...new Set(added.map(({ path }) => path))], isMissing);
  return added.flatMap(({ id, path }) =>
    missing.has(path) ? { id, field: 'image_links', message: adminMessages.importedMissing(path) } : [],
  );
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
