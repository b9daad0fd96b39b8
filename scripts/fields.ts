/**
 * `node --import ./scripts/register.mjs scripts/fields.ts`: writes the generated parts of the documents. These are the fields in
 * docs/catalogue.md, the fields of shop files in docs/settings.md and docs/publishing.md, and the JSON Schemas in docs/schemas.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWNER_LISTS, updateFieldsTable, updateOwnerLists } from './catalogue/generated-docs';
import { jsonSchemas, SCHEMAS_FOLDER } from './catalogue/json-schemas';

const rewrite = (page: string, write: (text: string) => string) =>
  writeFileSync(page, write(readFileSync(page, 'utf8')));
rewrite('docs/catalogue.md', updateFieldsTable);
for (const [page, lists] of Object.entries(OWNER_LISTS)) rewrite(page, (text) => updateOwnerLists(text, lists));
mkdirSync(SCHEMAS_FOLDER, { recursive: true });
for (const [name, text] of Object.entries(jsonSchemas())) writeFileSync(join(SCHEMAS_FOLDER, name), text);
