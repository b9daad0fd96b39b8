/** `npm run lock`: makes package-lock.json whole. Run after every change of a dependency. */
import { readFileSync, writeFileSync } from 'node:fs';
import { completeLock } from './lock/complete-lock';

const FILE = 'package-lock.json';

const { lock, added, unknown } = completeLock(JSON.parse(readFileSync(FILE, 'utf8')));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(
  `${added.length} platform packages added${unknown.length ? `; not understood: ${unknown.join(', ')}` : ''}`,
);
