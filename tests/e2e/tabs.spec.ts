import { HARMS } from '@/scripts/bench/tabs/harms';
import { imports } from '@/scripts/bench/tabs/imports';
import { DELAYS, endedTabs, killedBrowser } from '@/scripts/bench/tabs/kills';
import { DISTANCES, pairs } from '@/scripts/bench/tabs/pairs';
import { randomDeeds } from '@/scripts/bench/tabs/random-deeds';
import { openShop } from '@/scripts/bench/tabs/shop';
import { harmedStorage } from '@/scripts/bench/tabs/storage-faults';
import { createRandom } from '@/scripts/catalogue/random';
import { isWholeGate, runs } from '@/tests/gate';
import { expect, test } from './fixtures';
import { given, products } from './picks';

// A few of each, and in the quick gate those that come closest; `npm run bench -- tabs` runs the histories at length and prints what was lost.
const PAIRS = runs(8, 2);
const APART = isWholeGate ? DISTANCES : DISTANCES.slice(0, 1);
const KILLS = isWholeGate ? DELAYS : DELAYS.slice(0, 1);
const DEEDS = 24;
const SEED = 35;
/** Fewer products cannot be shared among three operators. */
const isEnough = given(test, products.length >= 12);

isEnough('what two tabs save at 0 to 100 ms from one another is all there (row 35)', async ({ context, baseURL }) => {
  const shop = await openShop(context, baseURL ?? '', 2);
  for (const distance of APART) {
    expect(await pairs(shop, distance, PAIRS)).toEqual({ trials: PAIRS, losses: [], forks: 0 });
  }
});

isEnough(
  'random deeds of three tabs, and an import while another tab saves, are all there (row 35)',
  { tag: '@night' },
  async ({ context, baseURL }) => {
    const shop = await openShop(context, baseURL ?? '', 3);
    expect(await randomDeeds(shop, createRandom(SEED), DEEDS)).toEqual({ trials: 3 * DEEDS, losses: [], forks: 0 });
    expect(await imports(shop, 1)).toEqual({ trials: 1, losses: [], forks: 0 });
  },
);

isEnough('an edit outlives a killed browser (row 35)', async ({ baseURL }) => {
  const killed = await killedBrowser(process.env.E2E_BROWSER ?? '', baseURL ?? '', KILLS);
  expect(killed).toEqual({ trials: KILLS.length, losses: [], forks: 0 });
});

// A browser that is killed takes its tabs with it.
isEnough('an edit outlives its tab (row 35)', { tag: '@night' }, async ({ context, baseURL }) => {
  expect(await endedTabs(context, baseURL ?? '', 1)).toEqual({ trials: 2, losses: [], forks: 0 });
});

// Each harm is in tests/lib/admin/ledger/tabs.test.ts too: here a real database meets it.
for (const name of Object.keys(HARMS)) {
  isEnough(
    `an edit outlives harm to the storage: ${name} (row 38)`,
    { tag: '@night' },
    async ({ browser, baseURL }) => {
      expect(await harmedStorage(browser, baseURL ?? '', [name])).toEqual({ trials: 2, losses: [], forks: 0 });
    },
  );
}
