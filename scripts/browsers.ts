/**
 * `npm run browsers`: writes into docs/browsers.md what the code uses and the oldest browsers lack, and which template is met in which
 * circumstance, and by what.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { circumstances } from '../tests/e2e/circumstances';
import { templates } from '../tests/e2e/templates';
import { withCircumstances } from './browsers/circumstances-table';
import { Features } from './browsers/features';
import { findFeatures, readSourceNames } from './browsers/find-features';
import { tableFaults, withNewerFeatures } from './browsers/page';

const PAGE = 'docs/browsers.md';
const features = new Features();
const uses = findFeatures(readSourceNames(), features);
for (const fault of tableFaults(uses)) console.error(fault);
const page = withNewerFeatures(readFileSync(PAGE, 'utf8'), uses, features);
writeFileSync(PAGE, withCircumstances(page, circumstances, templates));
