import { readFileSync } from 'node:fs';
import { ownPageSchema } from '@/lib/site/own-pages/page-schema';
import { OWNER_FILES } from '@/lib/site/owner-files';
import { OWNER_LISTS, ownerValues, withOwnerLists } from '@/scripts/owner/owner-lists';

test.each(Object.entries(OWNER_LISTS))('the values in %s are those of the code', (page, lists) => {
  const text = readFileSync(page, 'utf8');
  expect(withOwnerLists(text, lists)).toBe(text);
});

test.each([
  ['site.json', OWNER_FILES.site, 40],
  ['texts.json', OWNER_FILES.texts, 28],
  ['faq.json', OWNER_FILES.faq, 3],
  ['reviews.json', OWNER_FILES.reviews, 9],
  ['orders.json', OWNER_FILES.orders, 5],
  ['theme.json', OWNER_FILES.theme, 8],
  ['redirects.json', OWNER_FILES.redirects, 2],
  ['the head of a page', ownPageSchema, 4],
])('%s says a name and a sentence of each of its values', (_, schema, count) => {
  const values = ownerValues(schema);
  expect(values).toHaveLength(count);
  expect(values.filter(({ label, about }) => !label || !/^[A-Z].*\.$/s.test(about))).toEqual([]);
});
