/** `npm run circumstances`: writes into docs/browsers.md which template is met in which circumstance, and by what. */
import { readFileSync, writeFileSync } from 'node:fs';
import { circumstances } from '../tests/e2e/circumstances';
import { templates } from '../tests/e2e/templates';
import { withCircumstances } from './circumstances/circumstances-table';

const PAGE = 'docs/browsers.md';
writeFileSync(PAGE, withCircumstances(readFileSync(PAGE, 'utf8'), circumstances, templates));
