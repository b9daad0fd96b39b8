/** `npm run coverage`: writes docs/coverage.md. */
import { writeFileSync } from 'node:fs';
import { coverageFaults, coveragePage } from './coverage/page';
import { readTests } from './coverage/read-tests';

const proofs = readTests();
for (const fault of coverageFaults(proofs)) console.error(fault);
writeFileSync('docs/coverage.md', coveragePage(proofs));
