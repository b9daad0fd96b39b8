import { expect, test } from '../fixtures';
import { isPaged, place } from '../picks';

// Addresses as people write them: what was meant is shown, in the words of the store and without a step for Back.
const [{ brand }] = place.goods as [(typeof place.goods)[number]];

test('a listing is found in any case, page and spelling of its filters (row 44)', async ({ page, allow404 }) => {
  allow404(new RegExp(place.path.toUpperCase()));
  const query = new URLSearchParams([
    ['brand', brand.name.toUpperCase()],
    ['brand', '<script>'],
    ['size', 'nonsense'],
  ]);
  await page.goto(`.${place.path.toUpperCase()}${isPaged ? 'page/2/' : ''}?${query}`, { waitUntil: 'commit' });
  const meant = `${place.path}?${new URLSearchParams({ brand: brand.name })}`;
  await expect.poll(() => page.url()).toContain(meant);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.name);
  await expect(page.getByRole('button', { name: `Remove ${brand.name}` })).toBeVisible();
  await expect(page).toHaveTitle(/^(?!.*page 2)/);
  expect(await page.evaluate(() => window.history.length)).toBe(2);
});
