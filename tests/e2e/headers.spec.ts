import { CATEGORIES } from '@/lib/catalogue/categories';
import { hostRules } from '@/scripts/hosting/rules';
import { expect, test } from './fixtures';
import { given, place, subplaces } from './picks';

const { headers, caches, defaultCache } = hostRules({ basePath: '', hstsSeconds: 0 });

/** What the rule for a pattern says, with names as Playwright gives them. */
function ruled(path: string): Record<string, string> {
  const rule = headers.find((candidate) => candidate.path === path);
  return Object.fromEntries(Object.entries(rule?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
}

// `npm run test:hosting` asks other servers the same.
test('the host sends what its files say', async ({ page, allow404 }) => {
  allow404('no-such');
  const html = await (await page.request.get('./')).text();
  const named = (pattern: RegExp) => pattern.exec(html)?.[0] ?? 'none';
  const expected: [path: string, headers: Record<string, string>][] = [
    ['./', { ...ruled('/*'), 'cache-control': defaultCache }],
    [`.${place.path}`, ruled('/*')],
    ['./no-such-page/', ruled('/*')],
    ['./admin/login/', { ...ruled('/*'), ...ruled('/admin/*') }],
    ['./admin/login/index.txt', ruled('/admin/*')],
    [named(/\/_next\/static\/chunks\/[^"]+\.js/), { 'cache-control': caches[0]?.value ?? '' }],
  ];
  for (const [path, wanted] of expected) {
    await test.step(path, async () => {
      expect(Object.keys(wanted)).not.toEqual([]);
      expect((await page.request.get(path)).headers()).toMatchObject(wanted);
    });
  }
  expect((await page.request.get('./')).headers()).not.toHaveProperty('x-robots-tag');
  expect((await page.request.get('./no-such-page/')).status()).toBe(404);
});

/** A category whose key is another word than its address, with a subcategory. */
const renamed = CATEGORIES.find(
  ({ key, slug }) => key !== slug && subplaces.some(({ path }) => path.startsWith(`/${slug}/`)),
);
const renamedPath = subplaces.find(({ path }) => path.startsWith(`/${renamed?.slug}/`))?.path ?? '';

given(test, renamed !== undefined)('the host leads an old address on', async ({ page }) => {
  await page.goto(`.${renamedPath.replace(renamed?.slug ?? '', renamed?.key ?? '')}?a=1`);
  await expect(page).toHaveURL(({ pathname, search }) => `${pathname}${search}`.endsWith(`${renamedPath}?a=1`));
});

test('the host leads an address without its slash to the slash', async ({ page }) => {
  await page.goto('./faq?a=1');
  await expect(page).toHaveURL(/\/faq\/\?a=1$/);
});
