/**
 * `node --import ./scripts/register.mjs scripts/fields.ts`: writes the generated tables and lists of fields in docs/, and the JSON Schemas
 * in docs/schemas.
 */
import { writeIfChanged } from './build/write-file';
import { generatedFiles } from './catalogue/generated-docs';

for (const [path, text] of Object.entries(generatedFiles())) writeIfChanged(path, text);
