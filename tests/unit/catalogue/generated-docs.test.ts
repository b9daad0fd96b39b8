import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseJson } from '@/lib/catalogue/parse-json';
import { ownPageSchema } from '@/lib/site/own-pages/page-source';
import { OWNER_FILES } from '@/lib/site/owner-files';
import { describeValues, generatedFiles } from '@/scripts/catalogue/generated-docs';
import { jsonSchemas, SCHEMAS_FOLDER } from '@/scripts/catalogue/json-schemas';

test.each(Object.entries(generatedFiles()))('%s is up to date; scripts/fields.ts writes it', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
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

test('the folder has only current schemas, and the editor settings have the schema of each file', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const mapped = settings['json.schemas'].map(({ url }: { url: string }) => basename(url));
  const schemas = Object.keys(jsonSchemas()).map((path) => basename(path));
  for (const names of [mapped, readdirSync(SCHEMAS_FOLDER)]) expect(names.sort()).toEqual(schemas.sort());
});

test('the link to a schema is not part of the data', () => {
  expect(parseJson('{ "$schema": "site.schema.json", "name": "Shop" }')).toEqual({ name: 'Shop' });
  expect(parseJson('{ "a": { "$schema": "preserved" } }')).toEqual({ a: { $schema: 'preserved' } });
});
