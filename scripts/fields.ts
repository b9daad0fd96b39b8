/** `node --import ./scripts/register.mjs scripts/fields.ts`: writes the table of fields in docs/catalogue.md, and the values of the owner's files in docs/owner.md and docs/publishing.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withFieldsTable } from './catalogue/fields-table';
import { OWNER_LISTS, withOwnerLists } from './owner/owner-lists';

const rewrite = (page: string, write: (text: string) => string) =>
  writeFileSync(page, write(readFileSync(page, 'utf8')));
rewrite('docs/catalogue.md', withFieldsTable);
for (const [page, lists] of Object.entries(OWNER_LISTS)) rewrite(page, (text) => withOwnerLists(text, lists));
