import type { Browser, Page } from '@playwright/test';
import { openList, signIn } from './admin-page';
import { edit, shownOtherwise } from './edit';
import { type Good, type Goods, readGoods } from './goods';
import { HARMS, type Harm } from './harms';
import { Model } from './model';
import type { Outcome } from './shop';

const KEY = 'sp:catalogue';
const SIGNED_IN = 'sp:admin';
const SAID_MS = 5000;

/** Harms to what the browser keeps, between two confirmed edits and between two visits; `url` ends in a slash. */
export async function harmedStorage(browser: Browser, url: string, harms: readonly string[]): Promise<Outcome> {
  const goods = await readGoods(url);
  const sum: Outcome = { trials: 0, losses: [], forks: 0 };
  for (const name of harms) {
    const kind = HARMS[name];
    if (!kind) throw new Error(`There is no harm called '${name}'`);
    for (const isOpen of [true, false]) {
      const losses = await harmOnce(browser, url, goods, { ...kind, isOpen });
      const place = isOpen ? 'under an open list' : 'between visits';
      sum.trials += 1;
      sum.losses.push(...losses.map((line) => `${name} ${place}: ${line}`));
    }
  }
  return sum;
}

type Trial = { harm: Harm; isQuiet?: boolean; isOpen: boolean };

async function harmOnce(
  browser: Browser,
  url: string,
  goods: Goods,
  { harm, isQuiet, isOpen }: Trial,
): Promise<string[]> {
  const context = await browser.newContext();
  const model = new Model(goods.all);
  const [first, second] = goods.plain as [Good, Good];
  try {
    const page = await context.newPage();
    await openList(page, url);
    await edit(page, model, first.id);
    // Another page of the store, so that the admin hears of it as of all that it has not done itself.
    const other = await context.newPage();
    await other.goto(new URL('404.html', url).href);
    if (isOpen) {
      await other.evaluate(harm, KEY);
      // The sign-in may be gone too, from the other tab at once.
      await signIn(page, await other.evaluate((flag) => localStorage.getItem(flag) === null, SIGNED_IN));
    } else {
      await page.goto('about:blank');
      await other.evaluate(harm, KEY);
      await openList(page, url);
    }
    const losses = await shownOtherwise(page, model);
    await edit(page, model, second.id);
    if (!isQuiet && !(await isHarmSaid(page))) losses.push('the page does not say what happened');
    await openList(other, url);
    return [...losses, ...(await shownOtherwise(other, model))];
  } finally {
    await context.close();
  }
}

function isHarmSaid(page: Page): Promise<boolean> {
  const notice = page.getByRole('region', { name: 'Notice' }).first();
  return notice.waitFor({ timeout: SAID_MS }).then(
    () => true,
    () => false,
  );
}
