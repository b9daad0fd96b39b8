import { createHash } from 'node:crypto';
import type { Host } from '@/lib/git-hosts/git-host';
import { HostFault } from '@/lib/git-hosts/git-host';
import { openHost } from '@/lib/git-hosts/git-hosts';
import { publishPlace } from '@/lib/site/publish-place';
import { fetchInto } from '@/tests/hosts/fetch-into';
import { type Entry, type Repository, SOMEBODY } from '@/tests/hosts/repository';
import { STAND_INS } from '@/tests/hosts/stand-ins';
import { type Kind, TOKEN, USERS } from '@/tests/lib/git-hosts/world';
import type { Meddle, MemoryRepository } from './memory-host';

/** The real way to a host of one kind, with its stand-in over a repository; each request can be meddled with. */
export function standInHost(kind: Kind, repository: MemoryRepository): Host & { meddle: Meddle } {
  const place = publishPlace({ host: kind, repository: 'acme/shop', branch: 'main' });
  const asked = fetchInto(STAND_INS[kind]({ place, repository: asHostsKeepIt(repository), users: USERS }));
  let count = -1;
  let meddle: Meddle = () => undefined;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    count += 1;
    const meddling = meddle('any', count);
    if (meddling instanceof HostFault) throw new TypeError('Failed to fetch');
    if (typeof meddling === 'function') meddling();
    const answer = await asked(input, init);
    if (meddling && 'after' in meddling) throw new TypeError('Failed to fetch');
    return answer;
  };
  return {
    ...openHost(place, TOKEN, fetch),
    get meddle() {
      return meddle;
    },
    set meddle(next) {
      meddle = next;
      count = -1;
    },
  };
}

const shaOf = (content: Buffer) => createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

/** The repository as a stand-in asks for it. */
function asHostsKeepIt(repository: MemoryRepository): Repository {
  const filesOf = (commit: string) => repository.commits.get(commit)?.files ?? new Map<string, Uint8Array>();
  return {
    head: async (branch) => (branch === 'main' ? repository.head : undefined),
    has: async (commit) => repository.commits.has(commit),
    read: async (commit, path) => {
      const content = filesOf(commit).get(path);
      return content && Buffer.from(content);
    },
    list: async (commit, folder) => {
      const found = new Map<string, Entry>();
      for (const [path, content] of filesOf(commit)) {
        if (!path.startsWith(`${folder}/`)) continue;
        const [name = '', ...below] = path.slice(folder.length + 1).split('/');
        const kind = below.length === 0 ? 'file' : 'folder';
        found.set(name, { name, sha: shaOf(Buffer.from(content)), kind });
      }
      return found.size > 0 ? [...found.values()] : undefined;
    },
    commit: async ({ parent, message, files }) => {
      if (parent !== repository.head) return 'moved';
      return repository.add({
        message,
        files: files.map(({ path, content }) => ({ path, content: new Uint8Array(content) })),
      });
    },
    log: async (from, path, limit) => {
      const log = repository.logFrom(from === 'main' ? repository.head : from);
      const changing = log.filter(
        ({ id, parent }) => path === '' || repository.read(path, id) !== (parent ? repository.read(path, parent) : ''),
      );
      return changing.slice(0, limit).map(({ id, parent, message }) => ({
        ...{ commit: id, parents: parent ? [parent] : [], message, author: SOMEBODY, at: 0 },
      }));
    },
    forcePush: async (_, commit) => {
      repository.head = commit;
    },
  };
}
