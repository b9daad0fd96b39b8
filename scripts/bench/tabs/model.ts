import { formatPrice } from '../../../lib/catalogue/price';
import type { Good } from './goods';

/** What the list must show: what is published, and each deed that was confirmed. */
export class Model {
  /** How many deeds were confirmed. */
  deeds = 0;
  private readonly published: ReadonlyMap<string, Good>;
  private goods: Map<string, Good>;

  constructor(published: readonly Good[]) {
    this.published = new Map(published.map((good) => [good.id, good]));
    this.goods = new Map(this.published);
  }

  get(id: string): Good {
    const good = this.goods.get(id);
    if (!good) throw new Error(`There is no ${id}`);
    return good;
  }

  /** Whether a product differs from the published one. */
  isChanged(good: Good): boolean {
    const published = this.published.get(good.id);
    return !published || this.describe(published) !== this.describe(good);
  }

  /** Notes what a confirmed deed has made of products; gives what notes its Undo. */
  note(...goods: readonly Good[]): () => void {
    const before = goods.map(({ id }) => [id, this.goods.get(id)] as const);
    for (const good of goods) this.goods.set(good.id, good);
    this.deeds += 1;
    return () => {
      for (const [id, good] of before) {
        if (good) this.goods.set(id, good);
        else this.goods.delete(id);
      }
      this.deeds += 1;
    };
  }

  /** What is said by a list that is not as confirmed, product by product; of copies only name and price can be known. */
  compare(seen: readonly Good[]): string[] {
    const expected = this.changed().map((good) => this.describe(good));
    const found = seen.map((good) => this.describe(good));
    const missing = without(expected, found);
    const extra = without(found, expected);
    const idOf = (line: string) => line.split(' ', 1)[0];
    return [
      ...missing.map((line) => {
        const instead = extra.filter((other) => idOf(other) === idOf(line));
        return `confirmed: ${line}; shown: ${instead.join(', ') || 'as published'}`;
      }),
      ...extra
        .filter((line) => !missing.some((other) => idOf(other) === idOf(line)))
        .map((line) => `confirmed: as published; shown: ${line}`),
    ];
  }

  /** Takes what a list shows for what there is, so that a loss is counted once. */
  adopt(seen: readonly Good[]): void {
    this.goods = new Map([...this.published, ...seen.map((good) => [good.id, good] as const)]);
  }

  private changed(): Good[] {
    return [...this.goods.values()].filter((good) => this.isChanged(good));
  }

  private describe({ id, name, price, isDeleted }: Good): string {
    const named = this.published.has(id) ? id : 'new';
    return `${named} ${name} ${formatPrice(price)}${isDeleted ? ' deleted' : ''}`;
  }
}

/** A list without the items of another, each taken out once. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((item) => {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
