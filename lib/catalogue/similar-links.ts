import type { Product } from './schema/product';

type Linked = Pick<Product, 'id' | 'pieces'>;

/** Which products name which, each at most so many and none itself, a kit that it belongs to, or a piece of it. */
export class SimilarLinks {
  private readonly links = new Map<Linked, Set<Linked>>();
  private readonly counts = new Map<Linked, number>();

  constructor(private readonly most: number) {}

  /** What a product names, in the order in which it was added. */
  from<Item extends Linked>(product: Item): ReadonlySet<Item> {
    const known = this.links.get(product) ?? new Set();
    this.links.set(product, known);
    return known as Set<Item>;
  }

  /** Lets a product name others until it names so many. */
  name(product: Linked, others: Iterable<Linked>, count: number): void {
    const known = this.from(product);
    for (const other of others) {
      if (known.size >= count) return;
      this.add(product, other);
    }
  }

  /** Lets others name a product until so many do. */
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
