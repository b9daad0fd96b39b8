import { CATEGORIES } from '../../catalogue/categories';
import { fieldLabel } from '../../catalogue/fields/field-list';
import { fieldWords } from '../../catalogue/fields/words';
import { formatProblem, type Problem } from '../../catalogue/parse';
import type { RawProduct } from '../../catalogue/schema/product';
import { checkAlone } from '../check-products';
import { hashCatalogue } from '../ledger/bundle';
import { fewest } from '../ledger/fewest';
import { fieldNames, fieldValue, hashProduct, isSame, withFields } from '../ledger/fields';
import { CatalogueDraft, type RawCatalogue } from './catalogue-draft';
import type { ChangeSet, LooseProduct, Op } from './change-set';

/** The reason why a change set cannot be applied: it is wrong by itself, or does not go with what was changed meanwhile. */
export type Verdict = { status: 'invalid' | 'conflict'; problems: string[] };

type Fault = Pick<Problem, 'field' | 'message'>;

/** A product as people speak of it: 'Plain Shirt (test-101)'. */
export function productWords(id: string, product: LooseProduct | undefined): string {
  return typeof product?.name === 'string' ? `${product.name} (${id})` : id;
}

/**
 * The cause of a merged catalogue's problems: the change set alone, or two changes that do not go together. The first `shown` are
 * put in words.
 */
export function judge(
  problems: readonly Problem[],
  { changes, before, after, shown }: { changes: ChangeSet; before: RawCatalogue; after: RawCatalogue; shown: number },
): Verdict {
  const ops = new Map(changes.ops.map((op) => [op.id, op]));
  const [old, merged] = [new CatalogueDraft(before), new CatalogueDraft(after)];
  const isElder = hashCatalogue(before) !== changes.base.hash;
  const cases = problems.map((problem): Case => {
    const [id = ''] = (problem.product ?? '').split(' (');
    const [product, known] = [merged, old].map((draft) => draft.rowsOf(id)[0]?.product);
    const merge = product && toMerge(ops.get(id), product, known);
    const isAmong = product !== undefined && !isAlone(problem, product);
    return { problem, id, product, merge, isClash: isAmong ? isElder : merge !== undefined && isClash(problem, merge) };
  });
  const wrong = cases.filter((each) => !each.isClash);
  return wrong.length > 0
    ? { status: 'invalid', problems: wrong.slice(0, shown).map(caseWords) }
    : { status: 'conflict', problems: cases.slice(0, shown).map(caseWords) };
}

/** An update made upon an older version of its product: `known` is the product now, `product` the result of both. */
type Merge = { set: Readonly<Record<string, unknown>>; known: LooseProduct; product: LooseProduct };
type Case = {
  problem: Problem;
  id: string;
  product: LooseProduct | undefined;
  merge: Merge | undefined;
  isClash: boolean;
};

function toMerge(op: Op | undefined, product: LooseProduct, known: LooseProduct | undefined): Merge | undefined {
  if (op?.op !== 'update' || !known || op.baseHash === hashProduct(known)) return undefined;
  return { set: op.set, known, product };
}

/** Whether a fault comes of the merge: the fields of the change set do not have it by themselves. */
function isClash(fault: Fault, { set }: Merge): boolean {
  return !isAlone(fault, withFields({}, Object.fromEntries(Object.entries(set).filter(([, value]) => value !== null))));
}

/** 'Plain Shirt (a): Old price is 30; …', and of a clash the values of both sides. */
function caseWords({ problem, id, product, merge, isClash: isTold }: Case): string {
  if (!product) return formatProblem(problem);
  const field = problem.field === undefined ? '' : ` ${fieldLabel(problem.field)}`;
  const values = isTold && merge && isAlone(problem, product) ? sideWords(problem, merge) : '';
  return `${productWords(id, product)}:${field} ${problem.message}${values}`;
}

function sideWords(fault: Fault, { known, product }: Merge): string {
  // The fields that take part are those without which the fault is gone.
  const isGone = (some: readonly string[]) =>
    !isAlone(fault, withFields(product, Object.fromEntries(some.map((field) => [field, undefined]))));
  const parts = (fields: string[]) => (isGone(fields) ? fewest(fields, isGone) : []);
  const isOurs = (field: string) => !isSame(fieldValue(product, field), fieldValue(known, field));
  const say = (fields: string[]) =>
    fields
      .map((field) => `${fieldLabel(field)} ${fieldWords(field, fieldValue(product, field), CATEGORIES)}`)
      .join(', ') || 'nothing';
  // Facts of variants come first: where a fault goes with the choices too, it is about what is said of them.
  const names = fieldNames(product).reverse();
  const [ours, theirs] = [names.filter(isOurs), names.filter((field) => !isOurs(field))].map((some) =>
    say(parts(some)),
  );
  return `; the change set has ${ours}, the catalog ${theirs}`;
}

/** Whether a product has a fault by itself, without looking at others. */
function isAlone({ field, message }: Fault, product: LooseProduct): boolean {
  const words = faultWords({ field, message });
  return checkAlone(product as RawProduct).some((fault) => faultWords(fault) === words);
}

/** A fault as text; the place of a variant is not a part of it, for that is another where one before it goes. */
function faultWords({ field = '', message }: Fault): string {
  return `${field} ${message}`.replace(/\bvariants\[\d+\]/g, 'variants');
}
