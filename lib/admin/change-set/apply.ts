import { CATEGORIES } from '../../catalogue/categories';
import { fieldLabel } from '../../catalogue/fields/field-list';
import { fieldWords } from '../../catalogue/fields/words';
import { parsing } from '../../catalogue/parse';
import type { RawProduct } from '../../catalogue/schema/product';
import { finish, type Steps } from '../../steps';
import { hashProduct, isSame } from '../ledger/fields';
import { CatalogueDraft, type RawCatalogue } from './catalogue-draft';
import { type ChangeSet, changeSetSchema, type LooseProduct, type Op } from './change-set';
import { judge, productWords } from './judge';

/** A field that changes; of a product that comes or goes, 'product' with its name. */
export type AppliedField = { op: Op['op']; id: string; name: string; field: string; from: unknown; to: unknown };
export type ApplyReport = {
  status: 'applied' | 'unchanged' | 'invalid' | 'conflict';
  fields: AppliedField[];
  /** What is wrong with the file or the result, or what clashes. */
  problems: string[];
};
export type ApplyResult = { catalogue: RawCatalogue; report: ApplyReport };

const PROBLEMS_SHOWN = 20;

/**
 * Merges a change set into a category map: all of it or nothing. The given catalogue is not changed; what is not touched stays the very
 * same object. What is there already is passed over, so that a second time changes nothing. The result satisfies the build's schema.
 */
export function applyChangeSet(catalogue: RawCatalogue, input: unknown): ApplyResult {
  return finish(applying(catalogue, input));
}

/** The same in steps of a product each. */
export function* applying(catalogue: RawCatalogue, input: unknown): Steps<ApplyResult> {
  const parsed = changeSetSchema.safeParse(input);
  if (!parsed.success) {
    const problems = parsed.error.issues
      .slice(0, PROBLEMS_SHOWN)
      .map(({ path, message }) => `${path.join('.') || 'The file'}: ${message}`);
    return { catalogue, report: { status: 'invalid', fields: [], problems } };
  }
  const repeated = findRepeats(parsed.data);
  if (repeated.length > 0) return { catalogue, report: { status: 'invalid', fields: [], problems: repeated } };

  const draft = new CatalogueDraft(catalogue);
  const outcomes: Outcome[] = [];
  for (const op of parsed.data.ops) {
    outcomes.push(applyOp(draft, op));
    yield;
  }
  const fields = outcomes.flatMap((outcome) => outcome.fields);
  const conflicts = outcomes.flatMap((outcome) => outcome.conflicts);
  if (conflicts.length > 0) return { catalogue, report: { status: 'conflict', fields, problems: conflicts } };
  if (fields.length === 0) return { catalogue, report: { status: 'unchanged', fields, problems: [] } };

  const applied = draft.toCatalogue();
  const result = yield* parsing(applied, 'the result');
  if (!result.ok) {
    const { status, problems } = judge(result.problems, {
      changes: parsed.data,
      before: catalogue,
      after: applied,
      shown: PROBLEMS_SHOWN,
    });
    return { catalogue, report: { status, fields, problems } };
  }
  return { catalogue: applied, report: { status: 'applied', fields, problems: [] } };
}

type Outcome = { fields: AppliedField[]; conflicts: string[] };

function applyOp(draft: CatalogueDraft, op: Op): Outcome {
  const [first] = draft.rowsOf(op.id);
  switch (op.op) {
    case 'add':
      return add(draft, op, first?.product);
    case 'delete':
      return remove(draft, op, first?.product);
    case 'update':
      return first
        ? update(draft, op, first.product)
        : conflict(op, 'is to be changed, but is not in the catalog any more');
  }
}

const conflict = ({ id }: Op, why: string, product?: LooseProduct): Outcome => ({
  fields: [],
  conflicts: [`${productWords(id, product)}: ${why}`],
});
const NOTHING: Outcome = { fields: [], conflicts: [] };

function add(draft: CatalogueDraft, op: Extract<Op, { op: 'add' }>, known: LooseProduct | undefined): Outcome {
  const product = { ...op.product, id: op.id } as LooseProduct;
  if (!known) {
    draft.add(product);
    return { fields: [wholeOf(op, product, { to: product.name })], conflicts: [] };
  }
  return hashOf(known) === hashOf(product)
    ? NOTHING
    : conflict(op, `is to be added, but the catalog has ${productWords(op.id, known)}`, product);
}

function remove(draft: CatalogueDraft, op: Extract<Op, { op: 'delete' }>, known: LooseProduct | undefined): Outcome {
  if (!known) return NOTHING;
  if (op.baseHash !== undefined && op.baseHash !== hashOf(known)) {
    return conflict(op, 'is to be deleted, but was changed in the catalog since', known);
  }
  draft.remove(op.id);
  return { fields: [wholeOf(op, known, { from: known.name })], conflicts: [] };
}

function update(
  draft: CatalogueDraft,
  { op, id, set, was }: Extract<Op, { op: 'update' }>,
  known: LooseProduct,
): Outcome {
  const edits = Object.entries(set).filter(([field, value]) => !isSame(known[field], value));
  const [stale, fresh] = [false, true].map((isFresh) =>
    edits.filter(([field]) => isSame(known[field], was[field]) === isFresh),
  ) as [typeof edits, typeof edits];
  draft.write(id, Object.fromEntries(fresh));
  const name = String(known.name);
  return {
    fields: fresh.map(([field, value]) => ({ op, id, name, field, from: known[field], to: value ?? undefined })),
    conflicts: stale.map(([field, value]) => {
      const [now, old, wanted] = [known[field], was[field], value].map((each) => fieldWords(field, each, CATEGORIES));
      return `${productWords(id, known)}: ${fieldLabel(field)} is ${now} in the catalog, was ${old}, should become ${wanted}`;
    }),
  };
}

function wholeOf({ op, id }: Op, { name }: LooseProduct, values: { from?: unknown; to?: unknown }): AppliedField {
  return { op, id, name: String(name), field: 'product', from: undefined, to: undefined, ...values };
}

const hashOf = (product: LooseProduct) => hashProduct(product as RawProduct);

function findRepeats({ ops }: ChangeSet): string[] {
  const seen = new Set<string>();
  return ops.flatMap(({ id }) => {
    if (seen.has(id)) return `${id}: stands twice in the change set`;
    seen.add(id);
    return [];
  });
}
