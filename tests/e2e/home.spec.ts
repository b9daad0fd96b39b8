import { CATEGORIES } from '@/lib/catalogue/categories';
import { reviews, texts } from '@/lib/site/content';
import { introduction } from '@/lib/site/introduction';
import { expect, test } from './fixtures';
import { scrollThrough } from './layout';
import { given, products } from './picks';
import { visit, wordsOf } from './visit';

test('Shop Now leads to all products (spec 2)', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Shop Now' }).click();
  await expect(page).toHaveURL(/\/all-products\/$/);
  await expect(page.getByText(`Showing ${Math.min(9, products.length)} of ${products.length} Products`)).toBeVisible();
});

test('Get in Touch leads to the contact form (spec 2)', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Get in Touch' }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
});

test('a tile for every category stands in order and leads to its page', async ({ page }) => {
  await visit(page, '/');
  const links = page.getByRole('region', { name: 'Categories' }).getByRole('listitem').getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(paths.map((path) => path.replace(/^.*(?=\/[^/]+\/$)/, ''))).toEqual(CATEGORIES.map(({ slug }) => `/${slug}/`));
  const name = await wordsOf(links.last());
  await links.last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

given(test, (introduction.featuredBrands?.length ?? 0) > 0)(
  'each brand mark leads to the goods of that maker (spec 2)',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    const marks = page.getByRole('region', { name: 'Brands' }).getByRole('link');
    const names = new Set(products.map(({ brand }) => brand.name));
    for (const mark of await marks.all()) {
      const name = await wordsOf(mark);
      expect(names).toContain(name);
      const slug = products.find(({ brand }) => brand.name === name)?.brand.slug;
      await expect(mark).toHaveAttribute('href', new RegExp(`/brands/${slug}/$`));
    }
    await marks.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/brands\//);
  },
);

given(test, products.length > 4)(
  'four different products are featured, and they lead to their pages (spec 2)',
  async ({ page }) => {
    await visit(page, '/');
    await scrollThrough(page);
    const links = page.getByRole('region', { name: 'Featured products' }).getByRole('article').getByRole('link');
    await expect(links).toHaveCount(4);
    expect(new Set(await links.allTextContents()).size).toBe(4);
    // Read and pressed at once: others take their place when the list of all has come.
    const name = await links.first().evaluate((link) => {
      (link as HTMLElement).click();
      return link.textContent;
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  },
);

given(test, products.length > 12)('the featured products differ from visit to visit (spec 2)', async ({ page }) => {
  const sets = new Set<string>();
  const cards = page.getByRole('region', { name: 'Featured products' }).getByRole('article').getByRole('link');
  for (const chance of [0, 0.5, 0.9]) {
    await page.addInitScript((value) => {
      Math.random = () => value;
    }, chance);
    const pool = page.waitForResponse(/\/featured\.json$/);
    await visit(page, '/');
    await pool;
    const before = sets.size;
    await expect.poll(async () => sets.add((await cards.allTextContents()).join('|')).size).toBeGreaterThan(before);
  }
});

given(test, reviews !== undefined)('the testimonial says that it is a sample (spec 2)', async ({ page }) => {
  await visit(page, '/');
  const figure = page.getByRole('region', { name: 'In the field' }).getByRole('figure');
  await expect(figure).toContainText(/sample testimonial/i);
});

given(test, texts.reasons.length > 0)(
  'the reasons to choose this store stand as cards with headings (spec 2)',
  async ({ page }) => {
    await visit(page, '/');
    const reasons = page.getByRole('region', { name: 'Why choose us' });
    await expect(reasons.getByRole('listitem')).toHaveCount(texts.reasons.length);
    await expect(reasons.getByRole('heading', { level: 3 })).toHaveCount(texts.reasons.length);
  },
);
