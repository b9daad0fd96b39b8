import { colorFamily } from './color-family';
import { groupBy } from './group-by';
import { kitsByPiece } from './kits';
import { drawnKindOf } from './look-alikes';
import { isPriced } from './price';
import type { Product } from './schema/product';

const MOST = 6;
/** Pages that name a product at least: as similar, as a piece or as a kit; all others, where there are fewer. */
const NAMED_BY = 4;
/** Neighbors by price with which a product is compared, on either side. */
const NEAR = 12;

/** Keys by which goods belong together, from the widest to the closest. */
const LEVELS: readonly ((product: Product) => string)[] = [
  ({ placements: [{ category }] }) => category,
  ({ placements: [{ category, subcategory }] }) => JSON.stringify([category, subcategory?.slug]),
  (product) => {
    const { category, subcategory } = product.placements[0];
    return JSON.stringify([category, subcategory?.slug, drawnKindOf(product)]);
  },
];

/**
 * Up to six products that a visitor may mean instead of each one, by its id: of its kind, its subcategory or its category, near in
 * price, those that have most in common with it first; of another category only where its own has too few. Each product is named by
 * four others or more, or by all: as similar, as a piece or as a kit. A kit and its pieces are not similar, for their pages name each
 * other anyway. Takes time in proportion to the products.
 */
export function findSimilar(products: readonly Product[]): Map<string, Product[]> {
  const byPrice = [...products].sort((a, b) => a.price - b.price);
  const links = new SimilarLinks(products, MOST);
  // A product is named by those just before it, and so names the four behind it at most: a kit or a piece that is passed over
  // among them has named it already. So no page is ever full here.
  for (const [product, circle] of toCircles(toLargeGroups(byPrice, LEVELS, NAMED_BY + 1)))
    links.beNamed(product, walk(circle, product, -1), NAMED_BY);
  const circles = LEVELS.map((levelOf) => toCircles(groupBy(byPrice, levelOf).values())).reverse();
  const likeness = new Likeness(products);
  return new Map(
    products.map((product) => {
      for (const [distance, level] of circles.entries()) {
        const count = distance < 2 ? MOST : NAMED_BY;
        if (links.from(product).size >= count) break;
        const circle = level.get(product) as Circle<Product>;
        const near = [...walk(circle, product, 1, NEAR), ...walk(circle, product, -1, NEAR)];
        links.name(product, likeness.sort(product, near), count);
      }
      const named = likeness.sort(product, links.from(product));
      return [product.id, named.sort((a, b) => Number(areAkin(product, [b])) - Number(areAkin(product, [a])))];
    }),
  );
}

/** Whether all of them are listed in a category of the product's, so that a page may call them similar. */
export function areAkin(product: Product, others: readonly Product[]): boolean {
  const categories = new Set(product.placements.map(({ category }) => category));
  return others.every(({ placements }) => placements.some(({ category }) => categories.has(category)));
}

/**
 * Parts things into groups of at least `least`, unless all together are fewer. `keys` say what belongs together, from the widest to the
 * closest: a close group that is too small is joined with other small ones beside it, and where these are too few, with a large one
 * beside it; only where there is none either, the next wider group is looked at. Each group keeps the order of its things.
 */
export function toLargeGroups<Item>(
  items: readonly Item[],
  [keyOf, ...closer]: readonly ((item: Item) => string)[],
  least: number,
): Item[][] {
  if (!keyOf) return [[...items]];
  const groups = [...groupBy(items, keyOf).values()].flatMap((group) => toLargeGroups(group, closer, least));
  const large = groups.filter(({ length }) => length >= least);
  const few = groups.filter(({ length }) => length < least).flat();
  const last = few.length < least ? large.pop() : undefined;
  return [...large, [...(last ?? []), ...few]].filter(({ length }) => length > 0);
}

/** Things in a circle: each has others before and behind it. */
type Circle<Item> = { items: readonly Item[]; at: ReadonlyMap<Item, number> };

/** The circle of each thing in these groups, in which things stand in a circle in their order. */
function toCircles<Item>(groups: Iterable<readonly Item[]>): Map<Item, Circle<Item>> {
  const circles = new Map<Item, Circle<Item>>();
  for (const items of groups) {
    const circle = { items, at: new Map(items.map((item, place) => [item, place])) };
    for (const item of items) circles.set(item, circle);
  }
  return circles;
}

/** The others from one thing on, forth (1) or back (-1), once around or as many steps as are asked for. */
function* walk<Item>(
  { items, at }: Circle<Item>,
  from: Item,
  direction: 1 | -1,
  steps = items.length,
): Generator<Item> {
  const start = at.get(from) ?? 0;
  for (let step = 1; step <= Math.min(steps, items.length - 1); step += 1) {
    yield items.at((start + direction * step) % items.length) as Item;
  }
}

/** Knows how much products have in common: one for each fact that both state, less the more their prices differ. */
class Likeness {
  private readonly facts: ReadonlyMap<Product, ReadonlySet<string>>;

  constructor(products: readonly Product[]) {
    this.facts = new Map(products.map((product) => [product, factsOf(product)]));
  }

  /** Products by how much they have in common with one, the most first. */
  sort(product: Product, others: Iterable<Product>): Product[] {
    return [...others]
      .map((other) => ({ other, likeness: this.between(product, other) }))
      .sort((a, b) => b.likeness - a.likeness)
      .map(({ other }) => other);
  }

  private between(a: Product, b: Product): number {
    const known = this.facts.get(b);
    let likeness = isPriced(a) && isPriced(b) ? -Math.abs(Math.log(a.price / b.price)) : 0;
    for (const fact of this.facts.get(a) ?? []) if (known?.has(fact)) likeness += 1;
    return likeness;
  }
}

function factsOf({ type, fabric, specs, features, colors: [color], sizes }: Product): Set<string> {
  const facts = [
    ...(type ? [type] : []),
    ...(fabric ? [fabric] : []),
    ...(color ? [colorFamily(color)] : []),
    ...features,
    ...specs.map(({ label, value }) => `${label}: ${value}`),
    sizes.system,
  ];
  return new Set(facts.map((fact) => fact.toLowerCase()));
}

type Linked = Pick<Product, 'id' | 'pieces'>;

/** Links between similar products: each names at most `most` others, none of them itself, a kit with it, or a piece of it. */
class SimilarLinks {
  private readonly links = new Map<Linked, Set<Linked>>();
  /** The number of pages that name each product; those of its kits and pieces do from the start. */
  private readonly counts: Map<Linked, number>;

  constructor(
    products: readonly Linked[],
    private readonly most: number,
  ) {
    const kitsOf = kitsByPiece(products);
    this.counts = new Map(
      products.map((product) => {
        const related = new Set([...product.pieces, ...(kitsOf.get(product.id) ?? []).map(({ id }) => id)]);
        return [product, related.size];
      }),
    );
  }

  /** The products that a product names, in the order in which they were added. */
  from<Item extends Linked>(product: Item): ReadonlySet<Item> {
    const known = this.links.get(product) ?? new Set();
    this.links.set(product, known);
    return known as Set<Item>;
  }

  /** Links from a product to others until it names `count`. */
  name(product: Linked, others: Iterable<Linked>, count: number): void {
    const known = this.from(product);
    for (const other of others) {
      if (known.size >= count) return;
      this.add(product, other);
    }
  }

  /** Links from others to a product until `count` pages name it. */
  beNamed(product: Linked, others: Iterable<Linked>, count: number): void {
    for (const other of others) {
      if ((this.counts.get(product) ?? 0) >= count) return;
      this.add(other, product);
    }
  }

  private add(from: Linked, to: Linked): void {
    const known = this.from(from) as Set<Linked>;
    if (known.size >= this.most || known.has(to) || !areApart(from, to)) return;
    known.add(to);
    this.counts.set(to, (this.counts.get(to) ?? 0) + 1);
  }
}

function areApart(a: Linked, b: Linked): boolean {
  return a.id !== b.id && !a.pieces.includes(b.id) && !b.pieces.includes(a.id);
}
