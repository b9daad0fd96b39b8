import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

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
};

const DIGEST = 64;
const DRAFT = '.tmp';
/** By then whoever wrote a draft has ended. */
const DRAFT_MS = 60 * 60 * 1000;

/** Opens the store of a folder, which need not be there. An entry is written whole or not at all, so that several builds may share it. */
export function openPageStore(folder: string): PageStore {
  const fileOf = (key: string) => join(folder, key.slice(0, 2), key.slice(2));
  const names = () =>
    foldersIn(folder).flatMap((first) => readdirSync(join(folder, first)).map((rest) => ({ first, rest })));

  function keep(key: string, page: string): boolean {
    const file = fileOf(key);
    const draft = `${file}.${process.pid}${DRAFT}`;
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(draft, gzipSync(digestOf(key, page) + page, { level: 1 }));
      renameSync(draft, file);
      return true;
    } catch {
      if (existsSync(draft)) rmSync(draft);
      return false;
    }
  }

  function read(key: string): string | undefined {
    const file = fileOf(key);
    if (!existsSync(file)) return undefined;
    const page = unpack(key, readFileSync(file));
    if (page === undefined) rmSync(file, { force: true });
    return page;
  }

  function prune(used: ReadonlySet<string>): void {
    const unused = names().filter(({ first, rest }) => !used.has(first + rest));
    const left = unused.flatMap(({ first, rest }) => {
      const file = join(folder, first, rest);
      const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
      return mtimeMs === undefined ? [] : { file, mtimeMs, isDraft: rest.endsWith(DRAFT) };
    });
    const surplus = left.filter(({ isDraft }) => !isDraft).sort((a, b) => b.mtimeMs - a.mtimeMs);
    const drafts = left.filter(({ isDraft, mtimeMs }) => isDraft && mtimeMs < Date.now() - DRAFT_MS);
    for (const { file } of [...surplus.slice(Math.ceil(used.size / 2)), ...drafts]) rmSync(file, { force: true });
  }

  return { keys: () => new Set(names().map(({ first, rest }) => first + rest)), read, keep, prune };
}

const foldersIn = (folder: string): string[] =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder).filter((name) => /^[0-9a-f]{2}$/.test(name))
    : [];

/** The key is part of it: a page under another name than its own is not taken. */
const digestOf = (key: string, page: string) => createHash('sha256').update(`${key}\n`).update(page).digest('hex');

function unpack(key: string, packed: Buffer): string | undefined {
  try {
    const text = gunzipSync(packed).toString('utf8');
    const page = text.slice(DIGEST);
    return text.slice(0, DIGEST) === digestOf(key, page) ? page : undefined;
  } catch {
    return undefined;
  }
}
