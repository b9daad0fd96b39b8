import { lookAlikes } from './look-alikes';
import type { PicturedProduct, Product } from './schema/product';
import { type TellingFact, tellingFacts } from './telling-facts';

const WANTED = 2;
const MOST = 3;
/** The most characters of a line, between its facts aside. */
const LINE = 46;
/** The share by which a product is told apart from one of which nothing is known: a product that names no zip may have one. */
const UNKNOWN = 0.4;

/**
 * Products with what tells each apart from those that look like it in a listing: the two facts that divide them best, and a third only
 * where two do not. One that nothing looks like has none.
 */
export function toldApart(products: readonly PicturedProduct[]): Product[] {
  const factsOf = new Map<PicturedProduct, string[]>();
  for (const alike of lookAlikes(products)) {
    const facts = tellingFacts(alike);
    const all = new Counts(facts);
    for (const [index, product] of alike.entries()) factsOf.set(product, choose(facts[index] ?? [], all));
  }
  return products.map((product) => ({ ...product, apart: factsOf.get(product) ?? [] }));
}

/** Counts of products of which something is known, by its subject and by its key. */
class Counts {
  private readonly abouts = new Map<string, number>();
  private readonly holders = new Map<string, (readonly TellingFact[])[]>();

  constructor(private readonly products: readonly (readonly TellingFact[])[]) {
    for (const facts of products) {
      for (const about of new Set(facts.map((fact) => fact.about))) {
        this.abouts.set(about, (this.abouts.get(about) ?? 0) + 1);
      }
      for (const key of new Set(facts.map((fact) => fact.key))) {
        const known = this.holders.get(key);
        if (known) known.push(facts);
        else this.holders.set(key, [facts]);
      }
    }
  }

  /** The worth of a fact for telling them apart, from 0 to 1; of two that do so alike the shorter one has more. */
  worth({ about, key, text, weight }: TellingFact): number {
    const same = this.holders.get(key)?.length ?? 0;
    const known = about === '' ? same : (this.abouts.get(about) ?? 0);
    const share = (known - same + (this.products.length - known) * UNKNOWN) / this.products.length;
    return share * weight * (1 - text.length / 60);
  }

  /** The counts of the products that share a fact. */
  sharing({ key }: TellingFact): Counts {
    return new Counts(this.holders.get(key) ?? []);
  }

  get isOne(): boolean {
    return this.products.length < 2;
  }
}

function choose(facts: readonly TellingFact[], all: Counts): string[] {
  const chosen: TellingFact[] = [];
  let left = all;
  while (chosen.length < (left.isOne ? WANTED : MOST)) {
    // Once all are told apart, what divides the whole listing is the next best to know.
    const among = left.isOne ? all : left;
    const room = LINE - chosen.reduce((sum, { text }) => sum + text.length, 0);
    const [best] = facts
      .filter((fact) => !fact.isSaid && fact.text.length <= room && chosen.every((other) => isOther(fact, other)))
      .map((fact) => ({ fact, worth: among.worth(fact) }))
      .sort((a, b) => b.worth - a.worth);
    if (!best || best.worth <= 0) break;
    chosen.push(best.fact);
    left = left.sharing(best.fact);
  }
  return chosen.map(({ text }) => text);
}

function isOther(fact: TellingFact, other: TellingFact): boolean {
  return fact.key !== other.key && (fact.about === '' || fact.about !== other.about);
}
