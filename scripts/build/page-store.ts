import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { isAbandoned, isDraft, writeWhole } from '../write-whole';

/** The pages of former builds, from the root of the project; a workflow keeps them from one run to the next. */
export const PAGE_STORE = join('.cache', 'pages');

/** Pages as they were sealed, each under the key of what it was made from. */
export type PageStore = {
  /** The keys under which something stands, whole or not. */
  keys: () => Set<string>;
  /** The page of a key; undefined where there is none. A damaged one, or one of another key, is taken away. */
  read: (key: string) => string | undefined;
  /** Keeps a page, and says whether there was room for it. */
  keep: (key: string, page: string) => boolean;
  /** Takes away the oldest of what no key in use names, as far as that is more than half as much again, and drafts of killed builds. */
  prune: (used: ReadonlySet<string>) => void;
  /** Takes away all of it. */
  clear: () => void;
};

const DIGEST = 64;

/** Opens the store of a folder, which need not be there. An entry is written whole or not at all, so that several builds may share it. */
export function openPageStore(folder: string): PageStore {
  const fileOf = (key: string) => join(folder, key.slice(0, 2), key.slice(2));
  const names = () =>
    foldersIn(folder).flatMap((first) => namesIn(join(folder, first)).map((rest) => ({ first, rest })));

  function keep(key: string, page: string): boolean {
    try {
      writeWhole(fileOf(key), gzipSync(digestOf(key, page) + page, { level: 1 }));
      return true;
    } catch {
      return false;
    }
  }

  function read(key: string): string | undefined {
    const file = fileOf(key);
    const page = unpack(key, file);
    if (page === undefined) removeIfPossible(file);
    return page;
  }

  function prune(used: ReadonlySet<string>): void {
    const unused = names().filter(({ first, rest }) => !used.has(first + rest));
    const files = unused.map(({ first, rest }) => join(folder, first, rest));
    const left = files.flatMap((file) => {
      const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
      return mtimeMs === undefined || isDraft(file) ? [] : { file, mtimeMs };
    });
    const surplus = left.sort((a, b) => b.mtimeMs - a.mtimeMs).slice(Math.ceil(used.size / 2));
    const drafts = files.filter((file) => isDraft(file) && isAbandoned(file));
    for (const file of [...surplus.map((entry) => entry.file), ...drafts]) removeIfPossible(file);
  }

  return {
    keys: () => new Set(names().map(({ first, rest }) => first + rest)),
    read,
    keep,
    prune,
    clear: () => removeIfPossible(folder),
  };
}

const foldersIn = (folder: string): string[] => namesIn(folder).filter((name) => /^[0-9a-f]{2}$/.test(name));

/** The names in a folder; none for one that cannot be read. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Where it is not possible, what is damaged is found damaged once more, and nothing else comes of it. */
function removeIfPossible(file: string): void {
  try {
    rmSync(file, { recursive: true, force: true });
  } catch {
    // The folder cannot be written.
  }
}

/** The key is part of it: a page under another name than its own is not taken. */
const digestOf = (key: string, page: string) => createHash('sha256').update(`${key}\n`).update(page).digest('hex');

function unpack(key: string, file: string): string | undefined {
  try {
    const text = gunzipSync(readFileSync(file)).toString('utf8');
    const page = text.slice(DIGEST);
    return text.slice(0, DIGEST) === digestOf(key, page) ? page : undefined;
  } catch {
    return undefined;
  }
}
