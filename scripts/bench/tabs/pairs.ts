import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { fillForm, save } from './deeds';
import type { Good } from './goods';
import { nextPrice } from './next-price';
import { type Outcome, observe, type Shop } from './shop';

/** Milliseconds between the two presses of a pair. */
export const DISTANCES = [0, 3, 10, 30, 100] as const;
/** Pairs between two looks at what is left of them. */
const BATCH = 8;

/** Pairs of edits of two products, each open in the form of a tab, saved `distance` ms one after the other. */
export async function pairs(
  shop: Shop,
  distance: number,
  count: number,
  onTrial: (done: number) => void = () => undefined,
): Promise<Outcome> {
  const sum: Outcome = { trials: 0, losses: [], forks: 0 };
  while (sum.trials < count) {
    const trials = Math.min(BATCH, count - sum.trials, Math.floor(shop.goods.plain.length / 2));
    const { losses, forks } = await observe(shop, trials, async () => {
      for (let trial = 0; trial < trials; trial += 1) {
        onTrial(sum.trials + trial);
        await savePair(shop, trial, distance);
      }
      return [];
    });
    sum.trials += trials;
    sum.losses.push(...losses.map((line) => `${distance} ms: ${line}`));
    sum.forks += forks;
  }
  return sum;
}

async function savePair({ tabs, goods, model }: Shop, trial: number, distance: number): Promise<void> {
  const [one, two] = tabs as [Page, Page];
  const [a, b] = goods.plain.slice(2 * trial) as [Good, Good];
  const [first, second] = [nextPrice(), nextPrice()];
  await Promise.all([fillForm(one, a.id, { price: first }), fillForm(two, b.id, { price: second })]);
  await Promise.all([save(one), pause(distance).then(() => save(two))]);
  model.note({ ...model.get(a.id), price: first });
  model.note({ ...model.get(b.id), price: second });
}
