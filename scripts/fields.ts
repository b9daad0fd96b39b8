/**
 * `node --import ./scripts/register.mjs scripts/fields.ts`: writes the generated tables and lists of fields in docs/, and the JSON Schemas
 * in docs/schemas.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATED_DOCUMENTS, updateDocument } from './catalogue/generated-docs';
import { jsonSchemas, SCHEMAS_FOLDER } from './catalogue/json-schemas';

for (const page of GENERATED_DOCUMENTS) writeFileSync(page, updateDocument(page, readFileSync(page, 'utf8')));
mkdirSync(SCHEMAS_FOLDER, { recursive: true });
for (const [name, text] of Object.entries(jsonSchemas())) writeFileSync(join(SCHEMAS_FOLDER, name), text);
