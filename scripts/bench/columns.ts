/** Writes the catalogue index of N random products, as the export would serve it: `jiti scripts/bench/columns.ts N FILE`. */
import { writeFileSync } from 'node:fs';
import { parseCatalogue } from '../../lib/catalogue/parse';
import { toColumns } from '../../lib/index/columns';
import { toRow } from '../../lib/listing/to-row';
import { sampleCatalogue } from '../catalogue/sample';

const [count, file] = process.argv.slice(2);
if (!Number(count) || !file) throw new Error('Usage: columns.ts N FILE');
const result = parseCatalogue(sampleCatalogue(Number(count)), 'the sample');
if (!result.ok) throw new Error('The sample has problems');
writeFileSync(file, JSON.stringify(toColumns(result.catalogue.products.map(toRow))));
