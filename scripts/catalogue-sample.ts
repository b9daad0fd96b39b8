/** `npm run catalogue:sample -- N [--seed S] [--out FILE]`: writes a random catalogue of N products, the same for the same seed. */
import { writeFileSync } from 'node:fs';
import { sampleCatalogue } from './catalogue/sample';
import { readCommand } from './command';

const { words, values } = readCommand();
const count = Number(words[0]);
const seed = Number(values.get('seed') ?? 1);
if (!Number.isInteger(count) || count < 1 || count > 1_000_000) throw new Error('N must be from 1 to 1,000,000.');
if (!Number.isInteger(seed)) throw new Error('S must be a whole number.');
const file = values.get('out') ?? `.cache/sample-${count}.json`;
const started = performance.now();
writeFileSync(file, `${JSON.stringify(sampleCatalogue(count, seed), null, 1)}\n`);
console.log(`${file}: ${count} products, seed ${seed}, ${Math.round(performance.now() - started)} ms`);
