import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Content,
  type Entry,
  type File,
  type Logged,
  type Person,
  type Repository,
  SOMEBODY,
  toFiles,
} from './repository';
import { git, tryGit } from './run-git';

/** A fresh bare repository in a folder, with a first commit. Needs no user that git knows. */
export async function createGitRepository(folder: string, first: Content, branch = 'main'): Promise<Repository> {
  await git(folder, ['init', '--quiet', '--bare', `--initial-branch=${branch}`]);
  const commit = await writeCommit(folder, undefined, 'Open the store', SOMEBODY, toFiles(first));
  await git(folder, ['update-ref', refOf(branch), commit]);
  return gitRepository(folder);
}

/** The bare repository in a folder, by git's plumbing alone: there is no working tree. */
export function gitRepository(folder: string): Repository {
  const head = async (branch: string) => {
    const { out, code } = await tryGit(folder, ['rev-parse', '--verify', '--quiet', refOf(branch)]);
    return code === 0 ? `${out}`.trim() : undefined;
  };
  return {
    head,
    has: async (commit) => (await tryGit(folder, ['cat-file', '-e', `${commit}^{commit}`])).code === 0,
    async read(commit, path) {
      const { out, code } = await tryGit(folder, ['cat-file', 'blob', `${commit}:${path}`]);
      return code === 0 ? out : undefined;
    },
    async list(commit, path) {
      const { out, code } = await tryGit(folder, ['ls-tree', '-z', `${commit}:${path}`]);
      return code === 0 ? `${out}`.split('\0').filter(Boolean).map(toEntry) : undefined;
    },
    async commit({ branch, parent, message, author, files }) {
      if ((await head(branch)) !== parent) return 'moved';
      const commit = await writeCommit(folder, parent, message, author, files);
      const { code, error } = await tryGit(folder, ['update-ref', refOf(branch), commit, parent]);
      if (code === 0) return commit;
      // Another was quicker, or holds the lock and will be.
      if ((await head(branch)) !== parent || error.includes('.lock')) return 'moved';
      throw new Error(error);
    },
    async log(from, path, limit) {
      const form = ['%H', '%P', '%an', '%ae', '%at', '%B'].join('%x00');
      const start = (await head(from)) ?? from;
      const words = ['log', `--max-count=${limit}`, '--date-order', `--format=${form}%x01`, start, '--'];
      const { out } = await tryGit(folder, path === '' ? words : [...words, `:(literal)${path}`]);
      return `${out}`
        .split('\x01')
        .map((text) => text.replace(/^\n/, ''))
        .filter(Boolean)
        .map(toLogged);
    },
    forcePush: async (branch, commit) => void (await git(folder, ['update-ref', refOf(branch), `${commit}^{commit}`])),
  };
}

const refOf = (branch: string) => `refs/heads/${branch}`;

function toEntry(line: string): Entry {
  const [, kind, sha = '', name = ''] = /^\d+ (\w+) (\w+)\t(.*)$/s.exec(line) ?? [];
  return { name, sha, kind: kind === 'tree' ? 'folder' : 'file' };
}

function toLogged(text: string): Logged {
  const [commit = '', parents = '', name = '', email = '', at = '', message = ''] = text.split('\0');
  return {
    commit,
    parents: parents.split(' ').filter(Boolean),
    message: message.trimEnd(),
    author: { name, email },
    at: Number(at) * 1000,
  };
}

/** A commit that no branch is at yet, made over an index of its own. */
async function writeCommit(
  folder: string,
  parent: string | undefined,
  message: string,
  author: Person,
  files: readonly File[],
): Promise<string> {
  const index = join(tmpdir(), `index-${randomUUID()}`);
  const env = { GIT_INDEX_FILE: index };
  try {
    if (parent) await git(folder, ['read-tree', parent], { env });
    const lines: string[] = [];
    for (const { path, content } of files) {
      const sha = await git(folder, ['hash-object', '-w', '--stdin'], { input: content });
      lines.push(`100644 ${sha}\t${path}\0`);
    }
    await git(folder, ['update-index', '-z', '--add', '--index-info'], { env, input: lines.join('') });
    const tree = await git(folder, ['write-tree'], { env });
    const person = {
      GIT_AUTHOR_NAME: author.name,
      GIT_AUTHOR_EMAIL: author.email,
      GIT_COMMITTER_NAME: author.name,
      GIT_COMMITTER_EMAIL: author.email,
    };
    const above = parent ? ['-p', parent] : [];
    return await git(folder, ['commit-tree', tree, ...above], { input: message, env: person });
  } finally {
    await rm(index, { force: true });
  }
}
