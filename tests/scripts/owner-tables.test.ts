import { readFileSync } from 'node:fs';
import { ownPageSchema } from '@/lib/site/own-pages/page-schema';
import { OWNER_FILES } from '@/lib/site/owner-files';
import { ownerValues, withOwnerTables } from '@/scripts/owner/owner-tables';

test('the tables in the documents are those that npm run fields writes', () => {
  const page = readFileSync('docs/owner.md', 'utf8');
  expect(withOwnerTables(page)).toBe(page);
});

test.each([
  ['theme.json', OWNER_FILES.theme, 8],
  ['redirects.json', OWNER_FILES.redirects, 2],
  ['the head of a page', ownPageSchema, 4],
])('%s says a name and a sentence of each of its values', (_, schema, count) => {
  const values = ownerValues(schema);
  expect(values).toHaveLength(count);
  expect(values.filter(({ label, about }) => !label || !/^[A-Z].*\.$/s.test(about))).toEqual([]);
});
