/** `npm run lock -- [FILE]`: makes package-lock.json, or a peer's of the bench, whole. Run after every change of a dependency. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readCommand } from './command';
import { completeLock } from './lock/complete-lock';

const file = readCommand().words[0] ?? 'package-lock.json';

const { lock, added, unknown } = completeLock(JSON.parse(readFileSync(file, 'utf8')));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(
  `${added.length} platform packages added${unknown.length ? `; not understood: ${unknown.join(', ')}` : ''}`,
);
