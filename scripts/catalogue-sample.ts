/** `npm run catalogue:sample -- N [--seed S] [--out FILE]`: writes a random catalogue of N products, the same for the same seed. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sampleCatalogue } from './catalogue/sample';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, out: { type: 'string' } },
});
const count = Number(positionals[0]);
const seed = Number(values.seed);
if (!Number.isInteger(count) || count < 1 || count > 1_000_000 || !Number.isInteger(seed)) {
  console.error(
    'Usage: npm run catalogue:sample -- N [--seed S] [--out FILE], N from 1 to 1,000,000, S a whole number',
  );
  process.exit(1);
}
const file = values.out ?? `.cache/sample-${count}.json`;
const started = performance.now();
writeFileSync(file, `${JSON.stringify(sampleCatalogue(count, seed), null, 1)}\n`);
console.log(`${file}: ${count} products, seed ${seed}, ${Math.round(performance.now() - started)} ms`);
