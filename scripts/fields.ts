/** `npm run fields`: writes the tables of fields in docs/catalogue.md and docs/owner.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withFieldsTable } from './catalogue/fields-table';
import { withOwnerTables } from './owner/owner-tables';

const PAGES = { 'docs/catalogue.md': withFieldsTable, 'docs/owner.md': withOwnerTables };
for (const [page, write] of Object.entries(PAGES)) writeFileSync(page, write(readFileSync(page, 'utf8')));
