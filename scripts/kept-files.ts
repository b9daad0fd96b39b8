import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAbandoned, isDraft, writeWhole } from './write-whole';

/** Files that were dear to make, each under a key of all that it was made of. */
export type KeptFiles = {
  /** The content under a key; undefined where there is none, or where it is damaged. */
  read: (key: string) => Buffer | undefined;
  keep: (key: string, content: string | Buffer) => void;
  /** Removes all that was neither asked for nor kept since the folder was opened. */
  sweep: () => void;
};

/** A short digest of parts, which stand apart in it. */
export function digestOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 24);
}

/** Opens a folder of kept files. Each is named after its key and its content, and comes there by a rename: none can be half of one, or stale. */
export function openKeptFiles(folder: string): KeptFiles {
  mkdirSync(folder, { recursive: true });
  const names = new Map(readdirSync(folder).map((name) => [name.split('-', 1)[0] ?? '', name]));
  const asked = new Set<string>();
  return {
    read: (key) => {
      const name = names.get(key);
      if (name === undefined) return undefined;
      asked.add(name);
      const content = tryToRead(join(folder, name));
      return content && name === nameOf(key, content) ? content : undefined;
    },
    keep: (key, content) => {
      const name = nameOf(key, content);
      writeWhole(join(folder, name), content);
      asked.delete(names.get(key) ?? '');
      names.set(key, name);
      asked.add(name);
    },
    sweep: () => {
      for (const name of readdirSync(folder)) {
        const file = join(folder, name);
        const isAnothers = isDraft(name) && !isAbandoned(file);
        if (!asked.has(name) && !isAnothers) rmSync(file, { force: true });
      }
    },
  };
}

function nameOf(key: string, content: string | Buffer): string {
  return `${key}-${digestOf(content)}`;
}

/** Another build may have swept it. */
function tryToRead(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
