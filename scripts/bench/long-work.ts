import type { Page } from '@playwright/test';
import { goTo, press, selectionBar } from './tabs/admin-page';
import { applyButton, chooseFile, exportCsv } from './tabs/import-file';
import { withPrices } from './tabs/with-prices';
import { type Work, watchWork, worked } from './watch-work';

/** What an operator waits for longest, over the whole list. */
export type LongWork = Record<'opening' | 'bulk' | 'import', Work>;

const STATUS = '[role=status]';

/** Opens a list that is kept already, then changes all of its prices by percent and by an import; `url` ends in a slash. */
export async function measureLongWork(page: Page, url: string, progress: (what: string) => void): Promise<LongWork> {
  await page.addInitScript(watchWork);
  progress('opening');
  await page.goto(new URL('admin/products/', url).href);
  const opening = await page.evaluate(() => window.workUntil('tbody tr', '', true));
  progress('import');
  const imported = await measureImport(page);
  progress('all prices');
  await goTo(page, 'Products');
  return { opening, import: imported, bulk: await measureBulk(page) };
}

async function measureBulk(page: Page): Promise<Work> {
  await page.getByLabel('Select all on this page').press('Space');
  const all = selectionBar(page).getByRole('button', { name: /^Select all / });
  if (await all.isVisible()) await press(all);
  const change = selectionBar(page).getByRole('button', { name: 'Change' });
  const asked = await worked(page, ['dialog', 'Change in percent'], () => press(change));
  const typed = await worked(page, ['dialog output', ' would '], () => page.getByLabel('Change in percent').press('5'));
  await page.getByRole('dialog').getByRole('button', { name: 'Change', exact: true }).focus();
  const done = await worked(page, [STATUS, ' products changed.'], () => page.keyboard.press('Enter'));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  return sum(asked, typed, done);
}

async function measureImport(page: Page): Promise<Work> {
  // Lower than any that was there: what was dearer stays dearer.
  const csv = withPrices(await exportCsv(page), (_, price) => Math.round(price * 90) / 100);
  const planned = await worked(page, ['dialog button', 'Import '], () => chooseFile(page, csv));
  const taken = await worked(page, [STATUS, ' imported.'], () => press(applyButton(page)));
  return sum(planned, taken);
}

function sum(...works: readonly Work[]): Work {
  return {
    ms: works.reduce((all, { ms }) => all + ms, 0),
    longest: Math.max(...works.map(({ longest }) => longest)),
  };
}
