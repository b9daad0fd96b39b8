import { fieldLabel } from '../catalogue/fields/field-list';
import { adminMessages } from './admin-messages';
import { type ApplyResult, applying } from './change-set/apply';
import type { AppliedField } from './change-set/apply-op';
import { buildChangeSet } from './change-set/build';
import type { RawCatalogue } from './change-set/catalogue-draft';
import { checkAlone } from './check-products';
import { missingAmong } from './images/picture-presence';
import { rawPictures } from './images/raw-pictures';
import type { Bundle } from './ledger/bundle';
import { checkChange } from './ledger/check-change';
import { type LedgerItem, seedLedger } from './ledger/ledger';
import { finishInSlices, inSlices, type Watch } from './slices';
import type { LeftOut, ProductProblem } from './store-types';

/** Whether a picture is nowhere where a build would find it, and where that is, in words. */
export type Pictures = { isMissing: (path: string) => Promise<boolean>; where: string };
/** Finds out which of some edits may leave the browser: with every picture, and right in themselves and among the others. Rejects as `apply` does. */
export async function planExport(
  edits: readonly LedgerItem[],
  bundle: Bundle,
  pictures: Pictures,
  watch?: Watch,
  apply?: ApplyEdits,
): Promise<Sifted> {
  const missing = await missingPictures(edits, pictures, watch);
  const sifted = await siftEdits(
    edits.filter(({ id }) => !missing.has(id)),
    bundle,
    watch,
    apply,
  );
  const without = edits.flatMap((item) => {
    const reason = missing.get(item.id);
    return reason === undefined ? [] : leaveOut(item, reason);
  });
  return { ...sifted, leftOut: [...without, ...sifted.leftOut] };
}

/** Edits that cannot be published with the pictures that there are: the reason, by id. */
async function missingPictures(
  items: readonly LedgerItem[],
  { isMissing, where }: Pictures,
  watch?: Watch,
): Promise<Map<string, string>> {
  const shown = items.flatMap(({ id, product, deletedAt }) =>
    product && deletedAt === undefined ? rawPictures(product).map((path) => ({ id, path })) : [],
  );
  const missing = await missingAmong([...new Set(shown.map(({ path }) => path))], isMissing, watch);
  const lacking = shown.filter(({ path }) => missing.has(path)).toReversed();
  return new Map(lacking.map(({ id, path }) => [id, adminMessages.pictureMissing(path, where)]));
}

/**
 * Edits that a build would take together, those that it would refuse, each with the reason, and the catalogue that the first make, with the
 * fields that differ in it.
 */
export type Sifted = {
  items: readonly LedgerItem[];
  leftOut: readonly LeftOut[];
  catalogue: RawCatalogue;
  fields: readonly AppliedField[];
};
/** Application of edits to the catalogue that they are for. `isDoubtful`: some of them do not go with others, or with what is published. */
export type ApplyEdits = (items: readonly LedgerItem[], isDoubtful: boolean) => Promise<ApplyResult>;

/**
 * Parts edits into those that a build would take and those that it would refuse. What is wrong in itself is left out at once; what does
 * not go with others is taken last, as far as it can be, for of two that clash only one has to stay. Where nothing is wrong, they are
 * applied once. Rejects as `apply` does.
 */
export async function siftEdits(
  edits: readonly LedgerItem[],
  bundle: Bundle,
  watch?: Watch,
  apply: ApplyEdits = (items) => finishInSlices(applying(bundle.catalogue, buildChangeSet(items, bundle, [])), watch),
): Promise<Sifted> {
  const wrong: LeftOut[] = [];
  const check = (item: LedgerItem) => {
    const [fault] = item.product && item.deletedAt === undefined ? checkAlone(item.product) : [];
    if (fault) wrong.push(leaveOut(item, sentence(fault)));
  };
  await inSlices(edits, check, watch);
  const out = new Set(wrong.map(({ id }) => id));
  const rest = edits.filter(({ id }) => !out.has(id));
  const clashes = await findClashes(rest, bundle, watch);
  let sifted: Sifted = { items: [], leftOut: wrong, catalogue: bundle.catalogue, fields: [] };
  for (const isDoubtful of [false, true]) {
    const some = rest.filter(({ id }) => clashes.has(id) === isDoubtful);
    sifted = await takeAsMany(some, sifted, (items) => apply(items, isDoubtful));
  }
  return {
    ...sifted,
    leftOut: sifted.leftOut.map((left) => ({ ...left, message: clashes.get(left.id) ?? left.message })),
  };
}

/** An edit that stays where it is, with the reason in a sentence. */
export function leaveOut({ id, product }: LedgerItem, message: string): LeftOut {
  return { id, name: product?.name ?? id, message };
}

const sentence = ({ field, message }: ProductProblem) => `${fieldLabel(field)} ${message}.`.trim();

/** Edits that do not go with others of these, or with what is published: the reason, by id. */
async function findClashes(
  items: readonly LedgerItem[],
  bundle: Bundle,
  watch?: Watch,
): Promise<ReadonlyMap<string, string>> {
  const before = seedLedger(bundle);
  const edited = new Map(items.map((item) => [item.id, item]));
  const added = items.filter(({ id }) => !bundle.products.has(id));
  const next = { ...before, items: [...before.items.map((item) => edited.get(item.id) ?? item), ...added] };
  const problems = await checkChange(before, next, { bundle, now: 0, watch });
  // The first problem of a product is the one that is told.
  return new Map(problems.toReversed().map((problem) => [problem.id, sentence(problem)]));
}

type Apply = (items: readonly LedgerItem[]) => Promise<ApplyResult>;

/** Takes of some edits as many as can be: one that was written by hand keeps no other back. */
async function takeAsMany(edits: readonly LedgerItem[], before: Sifted, apply: Apply): Promise<Sifted> {
  let taken = before;
  let waiting = edits;
  let count: number;
  do {
    count = taken.items.length;
    taken = await applyHalves(waiting, { ...taken, leftOut: before.leftOut }, apply);
    const out = new Set(taken.leftOut.map(({ id }) => id));
    waiting = edits.filter(({ id }) => out.has(id));
    // A refused edit may have needed one that was taken after it.
  } while (waiting.length > 0 && taken.items.length > count);
  return taken;
}

/** Takes edits to those that were taken, half by half, so that a few bad ones among many are found soon. */
async function applyHalves(edits: readonly LedgerItem[], taken: Sifted, apply: Apply): Promise<Sifted> {
  if (edits.length === 0) return taken;
  const items = [...taken.items, ...edits];
  const { catalogue, report } = await apply(items);
  if (report.status === 'applied' || report.status === 'unchanged')
    return { ...taken, items, catalogue, fields: report.fields };
  const [first] = edits;
  if (first && edits.length === 1) {
    return { ...taken, leftOut: [...taken.leftOut, leaveOut(first, reasonOf(first.id, report.problems))] };
  }
  const half = Math.ceil(edits.length / 2);
  const withFirst = await applyHalves(edits.slice(0, half), taken, apply);
  return applyHalves(edits.slice(half), withFirst, apply);
}

/** The sentence on one product among those on a change set, without its name, which stands beside it. */
function reasonOf(id: string, problems: readonly string[]): string {
  const problem = problems.find((words) => words.includes(`(${id}): `)) ?? problems[0] ?? '';
  return `${problem.split(`(${id}): `).at(-1)?.replace(/\.$/, '')}.`;
}
