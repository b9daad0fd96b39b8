/** `npm run figures`: writes what the export in out/ holds and weighs into docs/deploy.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withFigures } from './figures/figures-table';
import { measureExport } from './figures/measure-export';

const PAGE = 'docs/deploy.md';
writeFileSync(PAGE, withFigures(readFileSync(PAGE, 'utf8'), measureExport('out')));
