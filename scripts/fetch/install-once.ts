import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Fetches the packages of a folder, again only where its lock file is another one. Rejects with a sentence where they cannot be had. */
export async function installOnce(folder: string, install: () => Promise<unknown>): Promise<void> {
  const lock = await readFile(join(folder, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  const note = join(folder, 'node_modules', '.lock-hash');
  if ((await readFile(note, 'utf8').catch(() => '')) === hash) return;
  await install().catch((error: Error) => {
    throw new Error(`its packages could not be fetched from the npm registry; is there a network?\n${error.message}`);
  });
  await writeFile(note, hash);
}
