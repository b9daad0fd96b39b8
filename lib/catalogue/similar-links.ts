import { kitsByPiece } from './kits';
import type { Product } from './schema/product';

type Linked = Pick<Product, 'id' | 'pieces'>;

/** Links between similar products: each names at most `most` others, none of them itself, a kit with it, or a piece of it. */
export class SimilarLinks {
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
