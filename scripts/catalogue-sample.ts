/** `npm run catalogue:sample`: writes a random catalogue, for benchmarks. */
import { writeFileSync } from 'node:fs';
import { readCommand } from './build/cli/command';
import { sampleCatalogue } from './catalogue/sample/sample-catalogue';

const { positionals, values } = readCommand(`npm run catalogue:sample -- N [--seed S] [--variants V] [--out FILE]

Writes a random catalogue of N products with V variants each, the same for the same seed.`);
const count = Number(positionals[0]);
const seed = Number(values.get('seed') ?? 1);
if (!Number.isInteger(count) || count < 1 || count > 1_000_000) throw new Error('N must be from 1 to 1,000,000.');
if (!Number.isInteger(seed)) throw new Error('S must be a whole number.');
const variants = Number(values.get('variants') ?? 0);
if (!Number.isInteger(variants) || variants < 0 || variants > 2000) throw new Error('V must be from 0 to 2000.');
const file = values.get('out') ?? `.cache/sample-${count}.json`;
const started = performance.now();
writeFileSync(file, `${JSON.stringify(sampleCatalogue(count, { seed, variants }), null, 1)}\n`);
console.log(`${file}: ${count} products, seed ${seed}, ${Math.round(performance.now() - started)} ms`);
