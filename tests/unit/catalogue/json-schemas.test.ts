import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '@/lib/catalogue/parse-json';
import { jsonSchemas, SCHEMAS_FOLDER } from '@/scripts/catalogue/json-schemas';

const schemas = jsonSchemas();

test('the schemas in the folder are up to date; scripts/fields.ts writes them', () => {
  const files = readdirSync(SCHEMAS_FOLDER).map((name) => [name, readFileSync(join(SCHEMAS_FOLDER, name), 'utf8')]);
  expect(Object.fromEntries(files)).toEqual(schemas);
});

test('the editor settings have the schema of each file', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const mapped = settings['json.schemas'].map(({ url }: { url: string }) => url.split('/').at(-1));
  expect(mapped.sort()).toEqual(Object.keys(schemas).sort());
});

test('the link to a schema is not part of the data', () => {
  expect(parseJson('{ "$schema": "site.schema.json", "name": "Shop" }')).toEqual({ name: 'Shop' });
  expect(parseJson('{ "a": { "$schema": "preserved" } }')).toEqual({ a: { $schema: 'preserved' } });
});
