/** `npm run acceptance`: writes docs/acceptance-coverage.md. */
import { writeFileSync } from 'node:fs';
import { coverageFaults, coveragePage } from './acceptance/page';
import { readTests } from './acceptance/read-tests';

const coverage = readTests();
for (const fault of coverageFaults(coverage)) console.error(fault);
writeFileSync('docs/acceptance-coverage.md', coveragePage(coverage));
