import type { Page } from '@playwright/test';
import { goTo, press, showState, table } from './admin-page';
import type { Good } from './goods';

/** What a tab's list shows as differing from the store, deleted products too. */
export async function readChanged(page: Page): Promise<Good[]> {
  if (!(await page.getByLabel('Name, maker or id').isVisible())) await goTo(page, 'Products');
  await page.getByLabel('Name, maker or id').fill('');
  await showState(page, 'unpublished');
  const seen: Good[] = [];
  for (let number = 2; ; number += 1) {
    seen.push(...(await table(page).evaluateAll(readRows)));
    const next = page.getByRole('link', { name: `Page ${number}`, exact: true });
    if (!(await next.isVisible())) break;
    await press(next);
    await next.and(page.locator('[aria-current=page]')).waitFor();
  }
  await showState(page, '');
  return seen;
}

/** Runs in the page, and so names nothing outside itself. Gives nothing where there is no table: then there are no rows. */
function readRows(regions: Element[]): Good[] {
  return regions.flatMap((region) => {
    const headings = [...region.querySelectorAll('thead th, thead td')].map(({ textContent }) => textContent?.trim());
    return [...region.querySelectorAll('tbody tr')].map((row) => ({
      id: [...row.querySelectorAll('th span')].at(-1)?.textContent ?? '',
      name:
        row
          .querySelector('[type=checkbox]')
          ?.getAttribute('aria-label')
          ?.replace(/^Select /, '') ?? '',
      price: Number(row.children[headings.indexOf('Price')]?.firstChild?.textContent?.replace(/[$,]/g, '')),
      isDeleted: [...row.querySelectorAll('button')].some(({ textContent }) => textContent?.startsWith('Restore')),
    }));
  });
}
