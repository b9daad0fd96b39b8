import { expect, test } from './fixtures';
import { paperFaults } from './paper';
import { compared, place } from './picks';
import { visit } from './visit';

const count = Math.min(4, place.goods.length);

test('a comparison prints as a sheet: pictures, facts and its address, and nothing to press', async ({ page }) => {
  await visit(page, compared(count));
  await expect(page.getByRole('columnheader')).toHaveCount(count);
  for (const format of ['Letter', 'A4']) {
    const paper = (await page.pdf({ format })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length, format).toBeLessThanOrEqual(2);
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await paperFaults(page)).toEqual([]);
  await expect(page.getByText(/^https?:\/\/.*\/compare\/\?id=/)).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  const table = await page.getByRole('table').boundingBox();
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(width);
});
