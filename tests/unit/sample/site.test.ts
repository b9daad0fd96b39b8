import { renderToStaticMarkup } from 'react-dom/server';
import { ListingBanner } from '@/components/listing/banner';
import { getOrderKits, getProducts } from '@/lib/catalogue/load';

import { featuredGroups } from '@/lib/catalogue/recommendations/featured';
import { fillStatistics, shopStatistics } from '@/lib/catalogue/shop-statistics';
import { sizeControls } from '@/lib/catalogue/variants/offer';
import { facetsOf } from '@/lib/listing/facets/facets';
import { buildFacetIndex, filterRows } from '@/lib/listing/filter-rows';
import { allListings } from '@/lib/listing/listings';
import { listingRowOf } from '@/lib/listing/load-rows';
import { faq, orders, reviews, texts } from '@/lib/site/content';
import { menu } from '@/lib/site/menu';
import { site } from '@/lib/site/site';
import { readListing } from '@/tests/unit/listing/state';

test('the sample content is complete', () => {
  expect(faq.map(({ id }) => id).join(' ')).toBe('audience certification custom-gear civilian-sales sizing unisex');
  const statuses = [...new Set(orders.map(({ status }) => status))].sort();
  expect(statuses).toEqual(['Completed', 'Pending', 'Processing', 'Shipped']);
  expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length);
  expect(reviews?.overall).toEqual({ rating: 4.8, count: 120 });
  expect(texts.sample?.mark).toBe('Sample');
  expect(site.phone).toBe('(555) 010-0142');
  // A reserved domain.
  expect(site.email).toMatch(/@(?:[a-z]+\.)?example\.com$/);
});

test.each([
  ['Clothing', '/clothing/', ['/clothing/jackets/', '/clothing/shirts/', '/clothing/pants/']],
  ['Footwear', '/footwear/', ['/footwear/boots/', '/footwear/tactical-boots/']],
  [
    'Tactical Gear',
    '/tactical-gears/',
    [
      '/tactical-gears/key-rings/',
      '/tactical-gears/led-flashlights/',
      '/tactical-gears/tactical-vests/',
      '/tactical-gears/sprays/',
    ],
  ],
  [
    'Accessories',
    '/accessories/',
    ['/accessories/caps/', '/accessories/belts/', '/accessories/chain-cuffs/', '/accessories/gloves/'],
  ],
])('the menu %s has its links', (label, href, items) => {
  const group = menu.find((entry) => entry.label === label);
  expect([group?.href, group?.items.map((item) => item.href)]).toEqual([href, items]);
});

const links = texts.roles?.items.flatMap((role) => role.links) ?? [];

test('patrol, security, EMS and academy each link to a kit with existing products', () => {
  const kits = getOrderKits().map(({ name }) => name);
  expect(texts.roles?.items.map(({ title }) => title)).toEqual(['Patrol', 'Security', 'EMS', 'Academy']);
  for (const role of texts.roles?.items ?? []) {
    expect(role.links.filter(({ kit }) => kit !== undefined && kits.includes(kit))).toHaveLength(1);
  }
});

test('each quick order sample is a complete line for one product, in different categories', () => {
  const samples = texts.paste?.samples.map((line) => /^(\w+) x\d+ (\w+) ([\w.]+)$/.exec(line)) ?? [];
  const found = samples.map((match) => {
    const [, number, color = '', size = ''] = match ?? [];
    const products = getProducts().filter(({ model }) => model === number);
    const areOffered = products.flatMap(({ colors, sizes }) => [
      colors.map(({ name }) => name).includes(color),
      ...sizeControls(sizes).map(({ values }, index) => values.includes(size.split('x')[index] ?? '')),
    ]);
    return products.length === 1 && areOffered.every(Boolean) ? products[0]?.placements[0].category : undefined;
  });
  expect(found).toEqual(['clothing', 'footwear', 'accessories', 'duty']);
});

test('a role’s link with filters shows some products of its listing, not all', () => {
  const filtered = links.flatMap(({ href }) => (href?.includes('?') ? href : []));
  const shares = filtered.map((href) => {
    const [path, query = ''] = href.split('?');
    const listing = allListings().find(({ hrefOf }) => hrefOf(1) === path);
    if (!listing) return undefined;
    const { filters } = readListing(query, facetsOf(listing.scope));
    const rows = listing.products.map(listingRowOf);
    return filterRows(buildFacetIndex(rows, listing.scope), filters).matches.length / rows.length;
  });
  expect(filtered.length).toBeGreaterThan(0);
  expect(shares.filter((share) => share === undefined || share === 0 || share === 1)).toEqual([]);
});

test('the banner of a subcategory has the pictures of its first five products', () => {
  const subcategories = allListings().filter(({ scope }) => scope.kind === 'subcategory');
  const counts = subcategories.map((listing) => {
    const pictures = renderToStaticMarkup(ListingBanner({ listing })).match(/<img/g) ?? [];
    return [pictures.length, Math.min(5, listing.products.length)];
  });
  expect(counts.length).toBeGreaterThan(0);
  expect(counts.filter(([shown, expected]) => shown !== expected)).toEqual([]);
});

test('every group of featured products is complete', () => {
  const missing = texts.featured.map(({ title, products }) => {
    const group = featuredGroups(texts.featured).find((candidate) => candidate.title === title);
    return products.length - (group?.cards.length ?? 0);
  });
  expect(missing).toEqual([0, 0, 0, 0]);
});

test('the figures of the hero match the products', () => {
  const counts = shopStatistics(getProducts());
  const figures = texts.hero?.figures?.map(({ value }) => fillStatistics(value, counts));
  expect(figures).toEqual(['XS to 6XL', '28 to 60', '7 to 15', '214 of 240']);
});
