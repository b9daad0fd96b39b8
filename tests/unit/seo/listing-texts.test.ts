import type { Product } from '@/lib/catalogue/schema/product';
import { countPages } from '@/lib/listing/paginate';
import type { Scope } from '@/lib/listing/scope';
import { type DescribedListing, listingSeoTexts, listingSummary, nameListings } from '@/lib/seo/listing-texts';
import { productFrom } from '@/tests/fixtures/catalogue';

type ListingInput = { title: string; parents?: string[]; scope?: Scope['kind']; products: readonly Product[] };

let addresses = 0;
function listing({ title, parents = [], scope = 'subcategory', products }: ListingInput): DescribedListing {
  addresses += 1;
  const address = `/${addresses}/`;
  return {
    title,
    crumbs: ['Home', ...parents, title].map((name) => ({ name, href: '/' })),
    scope: { kind: scope } as Scope,
    subcategories: [],
    products,
    pages: countPages(products.length),
    hrefOf: (page) => (page > 1 ? `${address}page/${page}/` : address),
    empty: { message: '', fallback: { name: 'All Goods', href: '/' } },
  };
}

const textsOf = (inputs: ListingInput[], page = 1) => [
  ...listingSeoTexts(nameListings(inputs.map(listing)), page).values(),
];
const shirts = Array.from({ length: 12 }, (_, index) =>
  productFrom({ id: `a-${index}`, name: `Shirt ${index}`, brand: index > 7 ? 'Best' : 'Acme', price: index + 1 }),
);

test('a listing has its title with its parent, and its facts as description', () => {
  expect(textsOf([{ title: 'Shirts', parents: ['Clothing'], products: shirts }])).toEqual([
    {
      title: 'Shirts, Clothing',
      description: 'Shirts from Acme and Best: 12 products. Prices run from $1.00 (Shirt 0) to $12.00 (Shirt 11).',
    },
  ]);
});

test('listings with the same title have their parents in title and description', () => {
  const texts = textsOf([
    { title: 'Gloves', parents: ['Accessories'], products: shirts },
    { title: 'Gloves', parents: ['Duty'], products: shirts },
  ]);
  expect(texts.map(({ title }) => title)).toEqual(['Gloves, Accessories', 'Gloves, Duty']);
  expect(texts.map(({ description }) => description.split(' from ')[0])).toEqual([
    'Gloves in Accessories',
    'Gloves in Duty',
  ]);
});

test('the second page has another description, and its number even in a long title', () => {
  const [page] = textsOf(
    [{ title: 'Professional Accessories and Equipment', parents: ['Everything for Guards'], products: shirts }],
    2,
  );
  expect(page).toEqual({
    title: 'Professional Accessories and Equipment, page 2',
    description:
      'Professional Accessories and Equipment, page 2 of 2: Shirt 9, Shirt 10 and Shirt 11, $10.00 to $12.00. By Best.',
  });
});

test('the description of an empty listing names another page', () => {
  const [{ description } = { description: '' }] = textsOf([{ title: 'Kilts', products: [] }]);
  expect(description).toBe('Kilts: no products at the moment. See All Goods for everything else in the catalog.');
});

test('the summary has all sentences in their longest wording', () => {
  const [named] = nameListings([listing({ title: 'Acme', scope: 'brand', products: shirts.slice(0, 2) })]);
  expect(named && listingSummary(named)).toBe('Acme: 2 products. Prices run from $1.00 (Shirt 0) to $2.00 (Shirt 1).');
});
