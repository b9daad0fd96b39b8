import { imports } from '@/scripts/bench/tabs/imports';
import { DELAYS, endedTabs, killedBrowser } from '@/scripts/bench/tabs/kills';
import { DISTANCES, pairs } from '@/scripts/bench/tabs/pairs';
import { randomDeeds } from '@/scripts/bench/tabs/random-deeds';
import { openShop } from '@/scripts/bench/tabs/shop';
import { harmedStorage } from '@/scripts/bench/tabs/storage-faults';
import { createRandom } from '@/scripts/catalogue/random';
import { expect, test } from '../fixtures';
import { given, products } from '../picks';

// A few of each; `npm run bench -- tabs` runs the histories at length and prints what was lost.
const PAIRS = 8;
const DEEDS = 24;
const SEED = 35;
/** Fewer products cannot be shared among three operators. */
const isEnough = given(test, products.length >= 12);

isEnough('what two tabs save at 0 to 100 ms from one another is all there (row 35)', async ({ context, baseURL }) => {
  const shop = await openShop(context, baseURL ?? '', 2);
  for (const distance of DISTANCES) {
    expect(await pairs(shop, distance, PAIRS)).toEqual({ trials: PAIRS, losses: [], forks: 0 });
  }
});

isEnough(
  'random deeds of three tabs, and an import while another tab saves, are all there (row 35)',
  async ({ context, baseURL }) => {
    const shop = await openShop(context, baseURL ?? '', 3);
    expect(await randomDeeds(shop, createRandom(SEED), DEEDS)).toEqual({ trials: 3 * DEEDS, losses: [], forks: 0 });
    expect(await imports(shop, 1)).toEqual({ trials: 1, losses: [], forks: 0 });
  },
);

isEnough(
  'an edit outlives its tab, a killed browser and harm to the storage (row 35, row 38)',
  async ({ context, browser, baseURL }) => {
    const ended = await endedTabs(context, baseURL ?? '', 1);
    const killed = await killedBrowser(process.env.E2E_BROWSER ?? '', baseURL ?? '', DELAYS);
    const harmed = await harmedStorage(browser, baseURL ?? '', 1);
    expect([...ended.losses, ...killed.losses, ...harmed.losses]).toEqual([]);
    expect([ended.trials, killed.trials, harmed.trials]).toEqual([2, DELAYS.length, 10]);
  },
);
