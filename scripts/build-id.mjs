import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Names a build after what goes into it, so that two builds of one tree are the same bytes.
 * @param {string} root the project folder
 * @param {readonly string[]} inputs files and folders, relative to root or absolute; missing ones are passed over
 * @param {readonly string[]} [settings] further text that changes the output
 * @returns {string} 16 hex digits
 */
export function buildId(root, inputs, settings = []) {
  const hash = createHash('sha256');
  for (const setting of settings) hash.update(`${setting}\0`);
  const visit = (path) => {
    const stat = statSync(resolve(root, path), { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) {
      for (const name of readdirSync(resolve(root, path)).sort()) visit(`${path}/${name}`);
      return;
    }
    hash.update(`${path}\0`).update(readFileSync(resolve(root, path)));
  };
  for (const input of inputs) visit(input);
  return hash.digest('hex').slice(0, 16);
}
