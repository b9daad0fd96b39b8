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

const given = <Params,>(params: Params) => ({ params: Promise.resolve(params) });
const [product] = products();
const [category] = categories();

/** The words that hold only of who sells the sample, has limits, or has been reviewed. */
const UNTRUE =
  /\b(?:samples?|demo|made up|officers?|agenc(?:y|ies)|duty|tactical|police|uniforms?|badges?|shifts?|departments?|ship(?:s|ped|ping)|limits?|states?|restrict\w+|reviews?|reviewers?|ratings?|rated|stars?|testimonials?|in the field|newsletter|subscribe|phone|call us|hours)\b/gi;
function untrueIn(html: string): string[] {
  const text = html.replace(/<[^>]*>/g, ' ');
  return [...text.matchAll(UNTRUE)].map(
    ({ 0: word, index }) => `${word}: …${text.slice(Math.max(0, index - 40), index + 40)}…`,
  );
}

const shown = (page: ReactNode) => renderToStaticMarkup(<ShopLayout>{page}</ShopLayout>);

test.each<[string, () => ReactNode | Promise<ReactNode>]>([
  ['home page', HomePage],
  ['page of a category', () => CategoryPage(given(category) as never)],
  ['page of a product', () => ProductPage(given(product) as never)],
  ['page of all products', () => AllProductsPage(given({ rest: [] }) as never)],
  ['page of makers', BrandsPage],
  ['comparison', ComparePage],
  ['contact page', ContactPage],
  ['page of questions', FaqPage],
  ['page without a network', OfflinePage],
  ['request list', RequestPage],
  ['search', SearchPage],
  ['page for unknown addresses', NotFound],
])('the %s of a shop that is a catalogue alone says nothing that is untrue of it', async (_, make) => {
  const html = shown(await make());
  expect(html.length).toBeGreaterThan(2000);
  expect(untrueIn(html)).toEqual([]);
});

test('a shop that is a catalogue alone has no FAQ in menu and footer, and its ids are not passed off as item numbers', async () => {
  const html = shown(await ProductPage(given(product) as never));
  expect(html).toContain('href="/contact/"');
  expect(html).not.toMatch(/href="\/faq\/"|\bItem sheet/);
  expect(html).toContain(`Our no. ${product?.id}`);
});

test('its home page opens with words over the full width', async () => {
  const html = renderToStaticMarkup(await HomePage());
  expect(html).toContain('<h1 id="hero"');
  expect(html.slice(0, html.indexOf('</section>'))).not.toMatch(/<img|<picture/);
});

test('a category without a description has no empty paragraph', async () => {
  expect(renderToStaticMarkup(await CategoryPage(given(category) as never))).not.toContain('<p></p></div>');
});
