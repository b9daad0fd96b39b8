/** `npm run browsers`: writes what the code uses and the oldest browsers lack into docs/browsers.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { findFeatures, readSourceNames } from './browsers/find-features';
import { Features, readFloor } from './browsers/floor';
import { tableFaults, withNewerFeatures } from './browsers/page';

const PAGE = 'docs/browsers.md';
const features = new Features(readFloor());
const uses = findFeatures(readSourceNames(), features);
for (const fault of tableFaults(uses)) console.error(fault);
writeFileSync(PAGE, withNewerFeatures(readFileSync(PAGE, 'utf8'), uses, features));
