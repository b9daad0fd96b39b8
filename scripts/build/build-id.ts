import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * A build id of 16 hex digits, from a hash of the inputs. Two builds of the same files are byte-equal.
 * @param inputs files and folders, relative to root or absolute; missing ones are skipped
 * @param settings other values that change the output
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
