import { createHash } from 'node:crypto';
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

type Blob = { sha: string; content: Buffer };
type Kept = Logged & { tree: ReadonlyMap<string, Blob> };

const hash = (kind: string, content: Buffer) =>
  createHash('sha1').update(`${kind} ${content.length}\0`).update(content).digest('hex');

/** A repository in memory, with the hashes that git gives files. */
export function memoryRepository(first: Content, branch = 'main'): Repository {
  const commits = new Map<string, Kept>();
  const branches = new Map<string, string>();

  const add = (parents: string[], message: string, author: Person, files: readonly File[]): string => {
    const tree = new Map(commits.get(parents[0] ?? '')?.tree);
    for (const { path, content } of files) tree.set(path, { sha: hash('blob', content), content });
    const text = JSON.stringify([
      commits.size,
      parents,
      message,
      author,
      [...tree].map(([path, { sha }]) => [path, sha]),
    ]);
    const commit = hash('commit', Buffer.from(text));
    const at = Math.floor(Date.now() / 1000) * 1000;
    commits.set(commit, { commit, parents, message, author, at, tree });
    return commit;
  };
  branches.set(branch, add([], 'Open the store', SOMEBODY, toFiles(first)));

  return {
    head: async (name) => branches.get(name),
    has: async (commit) => commits.has(commit),
    read: async (commit, path) => commits.get(commit)?.tree.get(path)?.content,
    list: async (commit, folder) => listTree(commits.get(commit)?.tree ?? new Map(), folder),
    async commit({ branch: name, parent, message, author, files }) {
      if (branches.get(name) !== parent) return 'moved';
      const commit = add([parent], message, author, files);
      branches.set(name, commit);
      return commit;
    },
    async log(from, path, limit) {
      const found: Logged[] = [];
      let at = commits.get(branches.get(from) ?? from);
      while (at && found.length < limit) {
        const before: Kept | undefined = commits.get(at.parents[0] ?? '');
        const { tree, ...logged } = at;
        if (path === '' || tree.get(path)?.sha !== before?.tree.get(path)?.sha) found.push(logged);
        at = before;
      }
      return found;
    },
    async forcePush(name, commit) {
      if (!commits.has(commit)) throw new Error(`there is no commit ${commit}`);
      branches.set(name, commit);
    },
  };
}

function listTree(tree: ReadonlyMap<string, Blob>, folder: string): Entry[] | undefined {
  const start = folder === '' ? '' : `${folder}/`;
  const found = new Map<string, Entry>();
  for (const [path, { sha }] of tree) {
    if (!path.startsWith(start)) continue;
    const [name = '', ...below] = path.slice(start.length).split('/');
    const isFile = below.length === 0;
    found.set(
      name,
      isFile ? { name, sha, kind: 'file' } : { name, sha: hash('tree', Buffer.from(start + name)), kind: 'folder' },
    );
  }
  return found.size > 0 ? [...found.values()] : undefined;
}
