import { canonical } from '../../catalogue/canonical';
import type { Choice } from '../../catalogue/choice';
import { choiceControls } from '../../catalogue/choice-controls';
import type { RawVariant } from '../../catalogue/fields/fact-name';
import type { RawProduct } from '../../catalogue/schema/product';
import { sameValue } from '../../catalogue/sizes';
import { DEFAULT_STOCK } from '../../catalogue/stock';
import { choicesAmong } from '../../catalogue/variants/combinations';
import { fitVariants } from '../../catalogue/variants/fit-variants';
import { rowOfChoice } from '../../catalogue/variants/raw-choice';
import { type ResolvedVariant, resolveVariant } from '../../catalogue/variants/resolve-variant';
import { soldOfRow } from '../../catalogue/variants/sold-of-row';
import { namedControls } from '../../catalogue/variants/speakers';
import type { Sold, Variant } from '../../catalogue/variants/variant';
import type { BulkScope } from './bulk-scope';

/** The facts that a bulk deed may change; a product has all of them but the last. */
export type BulkFacts = Pick<ResolvedVariant, 'price' | 'oldPrice' | 'stock' | 'made'>;
type Fact = keyof BulkFacts;
/** The facts that a product says itself. */
const OWN = ['price', 'oldPrice', 'stock'] as const;
/** A change of what is sold: the facts that it may change, and those that it changes of a combination. */
export type FactChange = {
  facts: readonly Fact[];
  of: (now: BulkFacts) => { [Name in Fact]?: BulkFacts[Name] | undefined };
};

/** Whether a change does anything to a product, or to its variants in a scope. */
export function changesAny(raw: RawProduct, change: FactChange, scope?: BulkScope): boolean {
  const place = placeOf(soldOfRow(raw), scope);
  return (
    place !== undefined &&
    choicesAmong(place.changing).some((choice) => isChanged(change, resolveVariant(place.sold, choice)))
  );
}

/**
 * The fields that a product gets where a change is made to all that it sells, or to its variants in a scope: these come out with the
 * changed values, and all others as they were. Values that variants in the scope say are changed where they stand. What one in the scope
 * has from elsewhere stands in a variant that names the scope's value alone, where every combination then comes out right, and else in one
 * for each combination. Nothing where nothing changes.
 */
export function changeFacts(raw: RawProduct, change: FactChange, scope?: BulkScope): Partial<RawProduct> {
  if (!changesAny(raw, change, scope)) return {};
  const place = placeOf(soldOfRow(raw), scope) as Place;
  const aims = choicesAmong(place.all).map((choice): Aim => {
    const now = resolveVariant(place.sold, choice);
    return { choice, now, wanted: isIn(place, choice) ? { ...now, ...change.of(now) } : now };
  });
  const plan: Plan = { place, change, aims };
  const begun = changedInPlace(plan, draftOf(raw, place.sold));
  const ways = [besideOthers, inScope, oneByOne].map((way) => () => completed(plan, begun, way));
  let draft = begun;
  for (const way of [() => begun, ...ways, () => spelledOut(plan, { ...draftOf(raw, place.sold), own: begun.own })]) {
    draft = way();
    if (isRight(plan, draft)) break;
  }
  return written(raw, place, draft);
}

type Control = { name: string; values: readonly string[] };
/**
 * The combinations that a change is about: `all` among the controls that make a difference, and those that it changes. `value` is the
 * scope's as the product spells it; undefined where that is all of the product.
 */
type Place = {
  sold: Sold;
  all: readonly Control[];
  changing: readonly Control[];
  scope?: { name: string; value: string };
};

function placeOf(sold: Sold, scope: BulkScope | undefined): Place | undefined {
  const controls = choiceControls(sold);
  const own = scope && controls.find(({ name }) => name === scope.name);
  const value = scope && own ? sameValue(own.values, scope.value) : undefined;
  if (scope && value === undefined) return undefined;
  const isAll = own === undefined || value === undefined || own.values.length === 1;
  const named = namedControls(sold.variants);
  const all = controls.filter(({ name }) => named.has(name) || (!isAll && name === own.name));
  if (isAll) return { sold, all, changing: all };
  const changing = all.map((control) => (control === own ? { ...control, values: [value] } : control));
  return { sold, all, changing, scope: { name: own.name, value } };
}

const isIn = ({ scope }: Place, choice: Choice) => !scope || choice[scope.name] === scope.value;

function isChanged({ facts, of }: FactChange, now: BulkFacts): boolean {
  const next = { ...now, ...of(now) };
  return facts.some((fact) => next[fact] !== now[fact]);
}

/** A combination, and the facts that it has and is to have. */
type Aim = { choice: Choice; now: ResolvedVariant; wanted: { [Name in Fact]?: BulkFacts[Name] | undefined } };
type Plan = { place: Place; change: FactChange; aims: readonly Aim[] };

type Said = { -readonly [Name in Fact]?: BulkFacts[Name] | undefined };
/** A product while it is changed: what it says itself, and its variants, each with its row of the data. */
type Draft = { own: Said; rows: { choice: Choice; said: Said; row: object }[] };

function draftOf({ variants = [] }: RawProduct, { price, oldPrice, stock, variants: read = [] }: Sold): Draft {
  const rows = read.map(({ choice, ...facts }, at) => {
    const { price: _price, oldPrice: _old, stock: _stock, made: _made, ...row } = variants[at] as RawVariant;
    return {
      choice,
      row,
      said: { price: facts.price, oldPrice: facts.oldPrice, stock: facts.stock, made: facts.made },
    };
  });
  return { own: { price, oldPrice, stock }, rows };
}

const copyOf = ({ own, rows }: Draft): Draft => ({
  own: { ...own },
  rows: rows.map((row) => ({ ...row, said: { ...row.said } })),
});

/** The product as a draft sells it. */
function soldAs({ place: { sold } }: Plan, { own, rows }: Draft): Sold {
  const said = ({ said: facts, choice, row }: Draft['rows'][number]): Variant[] => {
    const isEmpty = Object.values(facts).every((value) => value === undefined) && !saysMore(row);
    return isEmpty ? [] : [{ ...facts, choice }];
  };
  return { ...sold, ...own, price: own.price ?? 0, variants: rows.flatMap(said) };
}

const saysMore = (row: object) => Object.keys(row).some((name) => !['color', 'size', 'options'].includes(name));

/** The draft with all changed that speaks for the scope alone: the variants in it, and for all of a product that itself. */
function changedInPlace({ place, change, aims }: Plan, draft: Draft): Draft {
  const changed = copyOf(draft);
  const alone = ({ price = draft.own.price ?? 0, stock = DEFAULT_STOCK, made = true, oldPrice }: Said): Said => {
    const now = { price, stock, made, ...(oldPrice !== undefined && { oldPrice }) };
    return { ...now, ...change.of(now) };
  };
  if (!place.scope) for (const fact of OWN) changed.own = { ...changed.own, [fact]: alone(draft.own)[fact] };
  for (const fact of change.facts) {
    // The values that combinations want of the variant which says the fact of them.
    const wanted = new Map<number, Set<unknown>>();
    for (const { choice, now, wanted: aim } of aims) {
      const at = now.said[fact];
      if (at !== undefined && isIn(place, choice)) wanted.set(at, (wanted.get(at) ?? new Set()).add(aim[fact]));
    }
    for (const [at, { choice, said }] of draft.rows.entries()) {
      if (said[fact] === undefined || !isIn(place, choice)) continue;
      const [only, ...others] = wanted.get(at) ?? [];
      const value = wanted.has(at) && others.length === 0 ? only : alone(said)[fact];
      // Combinations are made where nothing is said of it.
      const isLeftOut = fact === 'made' && value === true && said.made === false;
      Object.assign(changed.rows[at]?.said ?? {}, { [fact]: isLeftOut ? undefined : value });
    }
  }
  return changed;
}

/** A way to say a fact of a combination: the choice of the variant that says it. */
type Way = (
  plan: Plan,
  aim: Aim,
  fact: Fact,
  now: { said: ResolvedVariant['said']; draft: Draft },
) => Choice | undefined;

/** The draft with variants for what does not come out right yet. */
function completed(plan: Plan, draft: Draft, way: Way): Draft {
  const sold = soldAs(plan, draft);
  const next = copyOf(draft);
  const byChoice = new Map(next.rows.map((row) => [canonical(row.choice), row]));
  for (const aim of plan.aims) {
    const resolved = resolveVariant(sold, aim.choice);
    for (const fact of plan.change.facts) {
      const value = aim.wanted[fact];
      const choice = resolved[fact] === value ? undefined : way(plan, aim, fact, { said: resolved.said, draft });
      if (!choice) continue;
      const key = canonical(choice);
      const row = byChoice.get(key) ?? { choice, said: {}, row: rowOfChoice(choice) };
      Object.assign(row.said, { [fact]: value });
      if (byChoice.has(key)) continue;
      byChoice.set(key, row);
      next.rows.push(row);
    }
  }
  return next;
}

/** A variant in the scope that says another of the facts already, such as the price of an old price; else the scope alone. */
const besideOthers: Way = (plan, aim, fact, now) => {
  const others = plan.change.facts.filter((other) => other !== fact);
  const at = others.map((other) => now.said[other]).find((place) => place !== undefined);
  const other = at === undefined ? undefined : now.draft.rows[at];
  return other && isIn(plan.place, other.choice) ? other.choice : inScope(plan, aim, fact, now);
};

const inScope: Way = ({ place: { scope } }, { choice }) =>
  scope && choice[scope.name] === scope.value ? { [scope.name]: scope.value } : undefined;

const oneByOne: Way = (_, { choice }) => choice;

/**
 * The draft in which nothing but combinations says the facts: right wherever they can be said at all. The old price of the product goes too,
 * for no variant can say that it has none.
 */
function spelledOut(plan: Plan, draft: Draft): Draft {
  const bare = copyOf(draft);
  for (const fact of plan.change.facts) for (const { said } of bare.rows) said[fact] = undefined;
  if (plan.change.facts.includes('oldPrice')) bare.own.oldPrice = undefined;
  return completed(plan, bare, oneByOne);
}

/** Whether every combination comes out as it shall, and no two variants disagree. */
function isRight(plan: Plan, draft: Draft): boolean {
  const sold = soldAs(plan, draft);
  const isAsWanted = plan.aims.every(({ choice, wanted }) => {
    const resolved = resolveVariant(sold, choice);
    return plan.change.facts.every((fact) => resolved[fact] === wanted[fact]);
  });
  return (
    isAsWanted && (sold.variants?.length === 0 || !fitVariants(sold).faults.some(({ path }) => path[0] === 'variants'))
  );
}

/** The values that a product has without saying them. */
const WITHOUT: Said = { stock: DEFAULT_STOCK };

/** The fields of a product that a draft writes; of the product's own those that differ. */
function written(raw: RawProduct, { sold }: Place, { own, rows }: Draft): Partial<RawProduct> {
  const variants = rows.flatMap(({ row, said }) => {
    const facts = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
    return saysMore(row) || Object.keys(facts).length > 0 ? [{ ...row, ...facts }] : [];
  });
  const fields = OWN.filter((fact) => (own[fact] ?? WITHOUT[fact]) !== (sold[fact] ?? WITHOUT[fact]));
  return {
    ...Object.fromEntries(fields.map((fact) => [fact, own[fact]])),
    ...((raw.variants || variants.length > 0) && { variants: variants.length > 0 ? variants : undefined }),
  } as Partial<RawProduct>;
}
