import type { Page } from '@playwright/test';
import type { Random } from '../../catalogue/random';
import { openList } from './admin-page';
import * as deeds from './deeds';
import type { Good } from './goods';
import { nextPrice } from './next-price';
import { type Outcome, observe, type Shop } from './shop';

/** Products that one tab works on: few, so that much is done to each. */
const OWN = 12;

/** What can be done in a tab at the moment; `run` gives what notes its Undo. */
type Deed = { name: string; isPossible: boolean; run: () => Promise<() => void> };

/** Deeds of all kinds, so many in each tab at once; a tab keeps to products of its own, so that what must come of them is known. */
export async function randomDeeds(
  shop: Shop,
  random: Random,
  count: number,
  onTrial: (done: number) => void = () => undefined,
): Promise<Outcome> {
  let done = 0;
  return observe(shop, shop.tabs.length * count, async () => {
    const losses = shop.tabs.map(async (tab, index) => {
      const own = shop.goods.plain.filter((_, place) => place % shop.tabs.length === index).slice(0, OWN);
      const operator = new Operator(shop, tab, own, random);
      for (let turn = 0; turn < count; turn += 1) {
        onTrial(done);
        done += 1;
        await operator.act();
      }
      return operator.refused.map((line) => `tab ${index + 1}: ${line}`);
    });
    return (await Promise.all(losses)).flat();
  });
}

/** Does in a tab what comes to mind. */
class Operator {
  /** Deeds that were not done though nothing that was confirmed stands against them. */
  readonly refused: string[] = [];
  private takeBack: (() => void) | undefined;

  constructor(
    private readonly shop: Shop,
    private readonly page: Page,
    private readonly own: readonly Good[],
    private readonly random: Random,
  ) {}

  async act(): Promise<void> {
    const { name, run } = this.random.pick(this.possible().filter(({ isPossible }) => isPossible));
    try {
      const takeBack = await run();
      this.takeBack = name === 'undo' ? undefined : takeBack;
    } catch (error) {
      this.refused.push(`${name}: ${(error as Error).message}`);
      this.takeBack = undefined;
      await openList(this.page, this.shop.url);
    }
  }

  private possible(): Deed[] {
    const { model } = this.shop;
    const goods = this.own.map(({ id }) => model.get(id));
    const present = goods.filter(({ isDeleted }) => !isDeleted);
    const changed = goods.filter((good) => model.isChanged(good));
    return [...this.ofPresent(present), ...this.ofChanged(changed)];
  }

  private ofPresent(present: readonly Good[]): Deed[] {
    const { page, random, shop } = this;
    const { model } = shop;
    const one = this.withOne(present);
    return [
      one('price', async (good) => {
        const price = nextPrice();
        await deeds.setPrice(page, good.id, price);
        return [{ ...good, price }];
      }),
      one('duplicate', async (good) => {
        await deeds.duplicate(page, good.id);
        return [{ ...good, id: crypto.randomUUID(), name: `${good.name} (copy)` }];
      }),
      one('delete', async (good) => {
        await deeds.remove(page, good.id);
        return [{ ...good, isDeleted: true }];
      }),
      {
        name: 'prices of two',
        isPossible: present.length > 1,
        run: async () => {
          const [two, percent] = [random.sample(present, 2), random.pick([10, -10])];
          await deeds.changePrices(
            page,
            two.map(({ id }) => id),
            percent,
          );
          return model.note(...two.map((good) => ({ ...good, price: Math.round(good.price * (100 + percent)) / 100 })));
        },
      },
    ];
  }

  private ofChanged(changed: readonly Good[]): Deed[] {
    const { page, takeBack, shop } = this;
    return [
      this.withOne(changed.filter(({ isDeleted }) => isDeleted))('restore', async (good) => {
        await deeds.restore(page, good.id);
        return [{ ...good, isDeleted: false }];
      }),
      this.withOne(changed)('revert', async ({ id }) => {
        await deeds.revert(page, id);
        return shop.goods.all.filter((good) => good.id === id);
      }),
      {
        name: 'undo',
        isPossible: takeBack !== undefined,
        run: async () => {
          await deeds.undo(page);
          takeBack?.();
          return () => undefined;
        },
      },
    ];
  }

  /** A deed to any one of some products; `run` gives what has become of it. */
  private withOne(some: readonly Good[]) {
    return (name: string, run: (good: Good) => Promise<Good[]>): Deed => ({
      name,
      isPossible: some.length > 0,
      run: async () => this.shop.model.note(...(await run(this.random.pick(some)))),
    });
  }
}
