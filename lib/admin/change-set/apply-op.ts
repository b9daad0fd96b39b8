import { CATEGORIES } from '../../catalogue/categories';
import { fieldLabel } from '../../catalogue/fields/field-list';
import { fieldWords } from '../../catalogue/fields/words';
import { fromFormerFields } from '../from-former-fields';
import { fieldValue, hashProduct, isSame } from '../ledger/fields';
import type { CatalogueDraft } from './catalogue-draft';
import type { LooseProduct, Op } from './change-set';
import type { Clash } from './clash';
import { productWords } from './judge';

/** A field that changes; of a product that comes or goes, 'product' with its name. */
export type AppliedField = { op: Op['op']; id: string; name: string; field: string; from: unknown; to: unknown };

/** The result of an operation: fields that it changed, and its clashes, as values and in sentences. */
export type OpOutcome = { fields: AppliedField[]; clashes: Clash[]; problems: string[] };

/** The product that an operation is to lead to, where somebody knows more of it than the change set says. */
export type BodyOf = (id: string) => LooseProduct | undefined;

type OpOf<Kind extends Op['op']> = Extract<Op, { op: Kind }>;

/** Does one operation of a change set to a catalogue, as far as that has not been changed meanwhile. */
export function applyOp(draft: CatalogueDraft, op: Op, bodyOf: BodyOf = () => undefined): OpOutcome {
  const known = draft.rowsOf(op.id)[0]?.product;
  switch (op.op) {
    case 'add':
      return add(draft, op, known);
    case 'delete':
      return remove(draft, op, known);
    case 'update':
      if (known) return update(draft, op, known);
      return clashOf(op, bodyOf(op.id), {
        mine: bodyOf(op.id),
        why: 'is to be changed, but is not in the catalog any more',
      });
  }
}

const applied = (...fields: AppliedField[]): OpOutcome => ({ fields, clashes: [], problems: [] });

function add(draft: CatalogueDraft, op: OpOf<'add'>, known: LooseProduct | undefined): OpOutcome {
  const product = { ...fromFormerFields(op.product), id: op.id } as LooseProduct;
  if (!known) {
    draft.add(product);
    return applied(wholeOf(op, product, { to: product.name }));
  }
  return hashProduct(known) === hashProduct(product)
    ? applied()
    : clashOf(op, product, {
        mine: product,
        theirs: known,
        why: `is to be added, but the catalog has ${productWords(op.id, known)}`,
      });
}

function remove(draft: CatalogueDraft, op: OpOf<'delete'>, known: LooseProduct | undefined): OpOutcome {
  if (!known) return applied();
  if (op.baseHash !== undefined && op.baseHash !== hashProduct(known)) {
    return clashOf(op, known, { theirs: known, why: 'is to be deleted, but was changed in the catalog since' });
  }
  draft.remove(op.id);
  return applied(wholeOf(op, known, { from: known.name }));
}

function update(draft: CatalogueDraft, given: OpOf<'update'>, known: LooseProduct): OpOutcome {
  const { op, id } = given;
  const set = fromFormerFields(given.set, known.image_links);
  const was = fromFormerFields(given.was, known.image_links);
  const edits = Object.entries(set).filter(([field, value]) => !isSame(fieldValue(known, field), value));
  const [stale, fresh] = [false, true].map((isFresh) =>
    edits.filter(([field]) => isSame(fieldValue(known, field), was[field]) === isFresh),
  ) as [typeof edits, typeof edits];
  draft.write(id, Object.fromEntries(fresh));
  const name = String(known.name);
  return {
    fields: fresh.map(([field, value]) => ({
      op,
      id,
      name,
      field,
      from: fieldValue(known, field),
      to: value ?? undefined,
    })),
    clashes: stale.map(([field, value]) => ({
      ...{ id, name, field, was: was[field] ?? undefined },
      ...{ mine: value ?? undefined, theirs: fieldValue(known, field) },
    })),
    problems: stale.map(([field, value]) => {
      const [now, old, wanted] = [fieldValue(known, field), was[field], value].map((each) =>
        fieldWords(field, each, CATEGORIES),
      );
      return `${productWords(id, known)}: ${fieldLabel(field)} is ${now} in the catalog, was ${old}, should become ${wanted}`;
    }),
  };
}

type Sides = { mine?: LooseProduct | undefined; theirs?: LooseProduct; why: string };

/** A clash over a whole product. */
function clashOf({ op, id }: Op, product: LooseProduct | undefined, { mine, theirs, why }: Sides): OpOutcome {
  const name = product?.name ?? id;
  const was = op === 'add' ? undefined : name;
  const named = { mine: op === 'delete' ? undefined : name, theirs: theirs?.name };
  return {
    fields: [],
    clashes: [{ id, name, field: 'product', was, ...named, whole: { mine, theirs } }],
    problems: [`${productWords(id, product)}: ${why}`],
  };
}

function wholeOf({ op, id }: Op, { name }: LooseProduct, values: { from?: unknown; to?: unknown }): AppliedField {
  return { op, id, name: String(name), field: 'product', from: undefined, to: undefined, ...values };
}
