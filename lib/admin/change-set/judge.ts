import { CATEGORIES } from '../../catalogue/categories';
import { fieldLabel } from '../../catalogue/fields/field-list';
import { fieldWords } from '../../catalogue/fields/words';
import { formatProblem, type Problem } from '../../catalogue/parse';
import type { RawProduct } from '../../catalogue/schema/product';
import { checkAlone } from '../check-products';
import { hashCatalogue } from '../ledger/bundle';
import { hashProduct, isSame, withFields } from '../ledger/fields';
import { CatalogueDraft, type RawCatalogue } from './catalogue-draft';
import type { ChangeSet, LooseProduct, Op } from './change-set';

/** Why a change set cannot be applied: it is wrong by itself, or right by itself and does not go with what was changed meanwhile. */
export type Verdict = { status: 'invalid' | 'conflict'; problems: string[] };

type Fault = Pick<Problem, 'field' | 'message'>;

/** A product as people speak of it: 'Plain Shirt (test-101)'. */
export function productWords(id: string, product: LooseProduct | undefined): string {
  return typeof product?.name === 'string' ? `${product.name} (${id})` : id;
}

/** What the problems of a merged catalogue are: of the change set alone, or of two changes that do not go together. */
export function judge(
  problems: readonly Problem[],
  { changes, before, after }: { changes: ChangeSet; before: RawCatalogue; after: RawCatalogue },
): Verdict {
  const ops = new Map(changes.ops.map((op) => [op.id, op]));
  const [old, merged] = [new CatalogueDraft(before), new CatalogueDraft(after)];
  const isElder = hashCatalogue(before) !== changes.base.hash;
  const judged = problems.map((problem) => {
    const [id = ''] = (problem.product ?? '').split(' (');
    const product = merged.rowsOf(id)[0]?.product;
    if (!product) return { isClash: false, line: formatProblem(problem) };
    const known = old.rowsOf(id)[0]?.product;
    const { isClash, values } = isAlone(problem, product)
      ? judgeAlone(problem, product, { op: ops.get(id), known })
      : { isClash: isElder, values: '' };
    const field = problem.field === undefined ? '' : ` ${fieldLabel(problem.field)}`;
    return { isClash, line: `${productWords(id, product)}:${field} ${problem.message}${values}` };
  });
  const wrong = judged.filter(({ isClash }) => !isClash);
  return wrong.length > 0
    ? { status: 'invalid', problems: wrong.map(({ line }) => line) }
    : { status: 'conflict', problems: judged.map(({ line }) => line) };
}

/** A merge of fields that are right by themselves, made upon an older version of the product. */
function judgeAlone(
  fault: Fault,
  product: LooseProduct,
  { op, known }: { op: Op | undefined; known: LooseProduct | undefined },
): { isClash: boolean; values: string } {
  if (op?.op !== 'update' || !known || op.baseHash === hashProduct(known as RawProduct))
    return { isClash: false, values: '' };
  const given = Object.fromEntries(Object.entries(op.set).filter(([, value]) => value !== null));
  if (isAlone(fault, given)) return { isClash: false, values: '' };
  // The fields that take part are those without which the fault is gone.
  const parts = Object.keys(product).filter((field) => !isAlone(fault, withFields(product, { [field]: undefined })));
  const isOurs = (field: string) => Object.hasOwn(op.set, field) && !isSame(op.set[field], known[field]);
  const say = (fields: string[]) =>
    fields.map((field) => `${fieldLabel(field)} ${fieldWords(field, product[field], CATEGORIES)}`).join(', ') ||
    'nothing';
  const [ours, theirs] = [parts.filter(isOurs), parts.filter((field) => !isOurs(field))].map(say);
  return { isClash: true, values: `; the change set has ${ours}, the catalog ${theirs}` };
}

/** Whether a product has a fault whatever else there is. */
function isAlone({ field, message }: Fault, product: LooseProduct): boolean {
  return checkAlone(product as RawProduct).some((fault) => fault.field === (field ?? '') && fault.message === message);
}
