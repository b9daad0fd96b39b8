import { faq, orders, reviews } from '@/lib/site/content';
import { menu } from '@/lib/site/menu';
import { site } from '@/lib/site/site';

test('there are the six questions of the specification (spec 2)', () => {
  expect(faq.map(({ id }) => id)).toEqual([
    'audience',
    'certification',
    'custom-gear',
    'civilian-sales',
    'sizing',
    'unisex',
  ]);
});

test('the sample orders show all four statuses (spec 4)', () => {
  expect([...new Set(orders.map(({ status }) => status))].sort()).toEqual([
    'Completed',
    'Pending',
    'Processing',
    'Shipped',
  ]);
});

test('no two sample orders have one id (spec 3)', () => {
  expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length);
});

test('the sample total is 4.8 from 120 reviews (spec 3)', () => {
  expect(reviews?.overall).toEqual({ rating: 4.8, count: 120 });
});

test('the phone is the one that was agreed', () => {
  expect(site.phone).toBe('(555) 010-0142');
});

test('the e-mail address belongs to nobody', () => {
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
])('the menu %s leads where the specification says (spec 2)', (label, href, items) => {
  const group = menu.find((entry) => entry.label === label);
  expect([group?.href, group?.items.map((item) => item.href)]).toEqual([href, items]);
});
