import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import CategoryPage, { generateStaticParams as categories } from '@/app/(shop)/[category]/[[...rest]]/page';
import AllProductsPage from '@/app/(shop)/all-products/[[...rest]]/page';
import BrandsPage from '@/app/(shop)/brands/page';
import ComparePage from '@/app/(shop)/compare/page';
import ContactPage from '@/app/(shop)/contact/page';
import FaqPage from '@/app/(shop)/faq/page';
import ShopLayout from '@/app/(shop)/layout';
import OfflinePage from '@/app/(shop)/offline/page';
import HomePage from '@/app/(shop)/page';
import ProductPage, { generateStaticParams as products } from '@/app/(shop)/products/[id]/page';
import RequestPage from '@/app/(shop)/request/page';
import SearchPage from '@/app/(shop)/search/page';
import NotFound from '@/app/not-found';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  usePathname: () => '/',
  useRouter: () => ({}),
}));

const pageProps = <Params,>(params: Params) => ({ params: Promise.resolve(params) });
const [product] = products();
const [category] = categories();

/** Words that are true only of the sample shop, or of a shop with shipping limits or reviews. */
const UNTRUE =
  /\b(?:samples?|demo|made up|officers?|agenc(?:y|ies)|duty|tactical|police|uniforms?|badges?|shifts?|departments?|ship(?:s|ped|ping)|limits?|states?|restrict\w+|reviews?|reviewers?|ratings?|rated|stars?|testimonials?|in the field|newsletter|subscribe|phone|call us|hours)\b/gi;
function untrueWords(html: string): string[] {
  const text = html.replace(/<[^>]*>/g, ' ');
  return [...text.matchAll(UNTRUE)].map(
    ({ 0: word, index }) => `${word}: …${text.slice(Math.max(0, index - 40), index + 40)}…`,
  );
}

const render = (page: ReactNode) => renderToStaticMarkup(<ShopLayout>{page}</ShopLayout>);

test.each<[string, () => ReactNode | Promise<ReactNode>]>([
  ['home page', HomePage],
  ['page of a category', () => CategoryPage(pageProps(category) as never)],
  ['page of a product', () => ProductPage(pageProps(product) as never)],
  ['page of all products', () => AllProductsPage(pageProps({ rest: [] }) as never)],
  ['page of brands', BrandsPage],
  ['comparison', ComparePage],
  ['contact page', ContactPage],
  ['FAQ', FaqPage],
  ['offline page', OfflinePage],
  ['request list', RequestPage],
  ['search', SearchPage],
  ['404 page', NotFound],
])('the %s of a shop with only a catalogue has no text that is untrue of it', async (_, page) => {
  const html = render(await page());
  expect(html.length).toBeGreaterThan(2000);
  expect(untrueWords(html)).toEqual([]);
});

test('a shop with only a catalogue has no FAQ in menu and footer, and its ids are not shown as item numbers', async () => {
  const html = render(await ProductPage(pageProps(product) as never));
  expect(html).toContain('href="/contact/"');
  expect(html).not.toMatch(/href="\/faq\/"|\bItem sheet/);
  expect(html).toContain(`Our no. ${product?.id}`);
});

test('its home page starts with a text over the full width', async () => {
  const html = renderToStaticMarkup(await HomePage());
  expect(html).toContain('<h1 id="hero"');
  expect(html.slice(0, html.indexOf('</section>'))).not.toMatch(/<img|<picture/);
});

test('a category without a description has no empty paragraph', async () => {
  expect(renderToStaticMarkup(await CategoryPage(pageProps(category) as never))).not.toContain('<p></p></div>');
});
