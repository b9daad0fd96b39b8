/** `npm run fields`: writes the table of fields in docs/catalogue.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withFieldsTable } from './catalogue/fields-table';

const PAGE = 'docs/catalogue.md';
writeFileSync(PAGE, withFieldsTable(readFileSync(PAGE, 'utf8')));
