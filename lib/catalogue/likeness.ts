import { colorFamily } from './color-family';
import { isPriced } from './price';
import type { Product } from './schema/product';

/** Knows how much products have in common: one for each fact that both state, less the more their prices differ. */
export class Likeness {
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
