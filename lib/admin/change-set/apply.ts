import { categoryRule, isCategory } from '../../catalogue/categories';
import { formatProblem, parseCatalogue } from '../../catalogue/parse';
import type { RawProduct } from '../../catalogue/schema/product';
import { hashProduct, isSame } from '../ledger/fields';
import { type ChangeSet, changeSetSchema, type LooseProduct, type Op } from './change-set';

type Group = { products: LooseProduct[] } & Record<string, unknown>;
/** The category map of the data file. */
export type RawCatalogue = Record<string, Group>;

export type AppliedField = { op: Op['op']; id: string; field: string; from: unknown; to: unknown };
export type ApplyReport = {
  status: 'applied' | 'unchanged' | 'invalid' | 'conflict';
  fields: AppliedField[];
  /** What is wrong with the file or the result, or what clashes. */
  problems: string[];
};
export type ApplyResult = { catalogue: RawCatalogue; report: ApplyReport };

/** The fields in which rows of one id may differ: a product that stands twice is listed in two places. */
const PLACE = ['category', 'subcategory', 'categoryName'];
const PROBLEMS_SHOWN = 20;

/**
 * Merges a change set into a category map: all of it or nothing. The given catalogue is not changed; what is not touched stays the very
 * same object. What is there already is passed over, so that a second time changes nothing. The result satisfies the build's schema.
 */
export function applyChangeSet(catalogue: RawCatalogue, input: unknown): ApplyResult {
  const parsed = changeSetSchema.safeParse(input);
  if (!parsed.success) {
    const problems = parsed.error.issues
      .slice(0, PROBLEMS_SHOWN)
      .map(({ path, message }) => `${path.join('.') || 'The file'}: ${message}`);
    return { catalogue, report: { status: 'invalid', fields: [], problems } };
  }
  const repeated = findRepeats(parsed.data);
  if (repeated.length > 0) return { catalogue, report: { status: 'invalid', fields: [], problems: repeated } };

  const draft: RawCatalogue = Object.fromEntries(
    Object.entries(catalogue).map(([key, group]) => [key, { ...group, products: [...group.products] }]),
  );
  const fields: AppliedField[] = [];
  const conflicts: string[] = [];
  for (const op of parsed.data.ops) applyOp(draft, op, fields, conflicts);
  if (conflicts.length > 0) return { catalogue, report: { status: 'conflict', fields, problems: conflicts } };
  if (fields.length === 0) return { catalogue, report: { status: 'unchanged', fields, problems: [] } };

  const result = parseCatalogue(draft, 'the result');
  if (!result.ok) {
    const problems = result.problems.slice(0, PROBLEMS_SHOWN).map(formatProblem);
    return { catalogue, report: { status: 'invalid', fields, problems } };
  }
  return { catalogue: draft, report: { status: 'applied', fields, problems: [] } };
}

function applyOp(draft: RawCatalogue, op: Op, fields: AppliedField[], conflicts: string[]): void {
  const rows = rowsOf(draft, op.id);
  const [first] = rows;
  const note = (field: string, from: unknown, to: unknown) => fields.push({ op: op.op, id: op.id, field, from, to });
  switch (op.op) {
    case 'add': {
      if (!first) {
        const product = { ...op.product, id: op.id } as LooseProduct;
        // Of an unknown category: the schema says so of the result.
        (groupFor(draft, product.category) ?? Object.values(draft)[0])?.products.push(product);
        note('product', undefined, product.name);
      } else if (differs(first.product, { ...op.product, id: op.id })) {
        conflicts.push(`${op.id}: is to be added, but the catalog has another product of this id`);
      }
      return;
    }
    case 'delete': {
      if (!first) return;
      if (op.baseHash !== undefined && op.baseHash !== hashOf(first.product)) {
        conflicts.push(`${op.id}: is to be deleted, but was changed in the catalog since`);
        return;
      }
      for (const group of Object.values(draft)) group.products = group.products.filter(({ id }) => id !== op.id);
      note('product', first.product.name, undefined);
      return;
    }
    case 'update': {
      if (!first) {
        conflicts.push(`${op.id}: is to be changed, but is not in the catalog any more`);
        return;
      }
      const set: [string, unknown][] = [];
      for (const [field, value] of Object.entries(op.set)) {
        const current = first.product[field] ?? null;
        if (isSame(current, value)) continue;
        if (!isSame(current, op.was[field] ?? null)) {
          conflicts.push(
            `${op.id}: ${field} is ${show(current)} in the catalog, was ${show(op.was[field])}, should become ${show(value)}`,
          );
          continue;
        }
        set.push([field, value]);
        note(field, first.product[field], value ?? undefined);
      }
      if (set.length > 0) writeFields(draft, rows, Object.fromEntries(set));
      return;
    }
  }
}

type Place = { key: string; index: number; product: LooseProduct };

/** Fields other than the place are the same in every row of the product; its place belongs to the first. */
function writeFields(draft: RawCatalogue, rows: readonly Place[], set: Record<string, unknown>): void {
  rows.forEach(({ key, index, product }, order) => {
    const own = order === 0 ? set : Object.fromEntries(Object.entries(set).filter(([field]) => !PLACE.includes(field)));
    const next = Object.fromEntries(
      Object.entries({ ...product, ...own }).filter(([, value]) => value !== null && value !== undefined),
    ) as LooseProduct;
    const group = draft[key];
    const target = product.category === key && next.category !== key ? groupFor(draft, next.category) : group;
    if (!group || !target) return;
    if (target === group) group.products[index] = next;
    else {
      group.products.splice(index, 1);
      target.products.push(next);
    }
  });
}

function rowsOf(draft: RawCatalogue, id: string): Place[] {
  return Object.entries(draft).flatMap(([key, { products }]) =>
    products.flatMap((product, index) => (product.id === id ? { key, index, product } : [])),
  );
}

/** The group of a category, made when the file has none yet. */
function groupFor(draft: RawCatalogue, category: unknown): Group | undefined {
  if (!isCategory(category)) return undefined;
  const { name } = categoryRule(category);
  draft[category] ??= { key: category, name, description: `${name}.`, products: [] };
  return draft[category];
}

const hashOf = (product: LooseProduct) => hashProduct(product as RawProduct);
const differs = (a: LooseProduct, b: LooseProduct) => hashOf(a) !== hashOf(b);
const show = (value: unknown) =>
  value === null || value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80);

function findRepeats({ ops }: ChangeSet): string[] {
  const seen = new Set<string>();
  return ops.flatMap(({ id }) => {
    if (seen.has(id)) return `${id}: stands twice in the change set`;
    seen.add(id);
    return [];
  });
}
