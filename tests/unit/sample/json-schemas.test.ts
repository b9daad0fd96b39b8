import { readdirSync, readFileSync } from 'node:fs';
import { z } from '@/lib/zod';
import { SCHEMAS_FOLDER } from '@/scripts/catalogue/json-schemas';

const FILES = readdirSync('data').filter((name) => name.endsWith('.json') && name !== 'lastmod.json');
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

test.each(FILES)('data/%s is valid by its JSON Schema, and an object links to it', (name) => {
  const file = `${SCHEMAS_FOLDER}/${name.replace('.json', '.schema.json')}`;
  const data = read(`data/${name}`);
  expect(z.fromJSONSchema(read(file)).safeParse(data).error?.issues).toBeUndefined();
  // The catalogue and lists cannot have a link; .vscode/settings.json has their schemas.
  const isObject = !Array.isArray(data) && name !== 'catalogue.json';
  expect(data.$schema).toBe(isObject ? `../${file}` : undefined);
});
