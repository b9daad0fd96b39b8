import { readFileSync } from 'node:fs';
import { ownPageSchema } from '@/lib/site/own-pages/page-source';
import { OWNER_FILES } from '@/lib/site/owner-files';
import { describeValues, GENERATED_DOCUMENTS, updateDocument } from '@/scripts/catalogue/generated-docs';

test.each(GENERATED_DOCUMENTS)('the generated parts of %s are up to date', (page) => {
  const text = readFileSync(page, 'utf8');
  expect(updateDocument(page, text)).toBe(text);
});

test.each([
  ['site.json', OWNER_FILES.site, 42],
  ['texts.json', OWNER_FILES.texts, 29],
  ['faq.json', OWNER_FILES.faq, 3],
  ['reviews.json', OWNER_FILES.reviews, 9],
  ['orders.json', OWNER_FILES.orders, 5],
  ['theme.json', OWNER_FILES.theme, 9],
  ['redirects.json', OWNER_FILES.redirects, 2],
  ['home.json', OWNER_FILES.home, 15],
  ['the front matter of a page', ownPageSchema, 4],
])('each value of %s has a description', (_, schema, count) => {
  const lines = describeValues(schema).split('\n');
  expect(lines).toHaveLength(count);
  expect(lines.filter((line) => !/^- `[\w.[\]]+`(?: \(required\))?: [A-Z`].*\.$/.test(line))).toEqual([]);
});
