import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Names a build after what goes into it, so that two builds of one tree are the same bytes; 16 hex digits. Inputs are files and
 * folders, relative to root or absolute, and missing ones are passed over; settings are further text that changes the output.
 */
export function buildId(root: string, inputs: readonly string[], settings: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const setting of settings) hash.update(`${setting}\0`);
  const visit = (path: string) => {
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
