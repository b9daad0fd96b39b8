/**
 * `npm run browsers`: writes into docs/browsers.md what the code uses and the oldest browsers lack, and in which circumstances
 * the templates are met.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { circumstances } from '../tests/e2e/circumstances';
import { Features } from './browsers/features';
import { findFeatures, readSourceNames } from './browsers/find-features';
import { tableFaults, withCircumstances, withNewerFeatures } from './browsers/page';

const PAGE = 'docs/browsers.md';
const features = new Features();
const uses = findFeatures(readSourceNames(), features);
for (const fault of tableFaults(uses)) console.error(fault);
const page = withNewerFeatures(readFileSync(PAGE, 'utf8'), uses, features);
writeFileSync(PAGE, withCircumstances(page, circumstances));
