import type { Dialect, DialectSetting, FakeRequest, Refusal, Reply } from './fake-host';
import { blobHash } from './fake-repository';

const ok = (body: unknown, status = 200): Reply => ({ status, body });
const refusal = (status: number, message: string, headers = {}): Reply => ({ status, body: { message }, headers });
const notFound = refusal(404, "The target couldn't be found.");
const otherHash = (sha: string) => refusal(409, `sha does not match [given: ${sha}, expected: another]`);

const REFUSALS: Record<Refusal, Reply> = {
  401: refusal(401, 'invalid username, password or token'),
  403: refusal(403, 'token does not have at least one of required scope(s): [write:repository]'),
  404: notFound,
  409: otherHash('0'),
  422: refusal(422, 'path contains a malformed path component [path: ..]'),
  429: { status: 429, body: 'Too Many Requests\n' },
  500: refusal(500, ''),
  'rate-limit': refusal(403, 'Too Many Requests', { 'retry-after': '60' }),
  protected: refusal(403, 'user cannot commit to repo [user: operator]'),
};

type Change = { operation: string; path: string; content: string; sha?: string };
type Body = { branch: string; message: string; files: Change[] };

/** API of Forgejo and Gitea, version 1. */
export function forgejoDialect({ place, repository }: DialectSetting): Dialect {
  const commit = ({ body, user }: FakeRequest): Reply => {
    if (user?.rights !== 'write') return refusal(403, 'user should have a permission to write to this branch');
    const { branch, message, files }: Body = JSON.parse(`${body}`);
    if (branch !== repository.branch) return refusal(404, `branch does not exist [name: ${branch}]`);
    for (const { operation, path, sha } of files) {
      const known = repository.read(path);
      if (operation === 'create' && known) return refusal(422, `repository file already exists [path: ${path}]`);
      if (operation === 'update' && !known) return refusal(404, `repository file does not exist [path: ${path}]`);
      if (operation === 'update' && known && sha !== blobHash(known)) return otherHash(`${sha}`);
    }
    const changed = Object.fromEntries(files.map(({ path, content }) => [path, Buffer.from(content, 'base64')]));
    return ok({ commit: { sha: repository.add({ message, author: user.name, files: changed }) } }, 201);
  };
  /** Entries of a folder; undefined if there is no such folder. */
  const list = (folder: string, ref: string) => {
    const start = folder === '' ? '' : `${folder}/`;
    const files = [...(repository.get(ref)?.files ?? [])].filter(([path]) => path.startsWith(start));
    const entries = files.map(([path, content]) => ({
      path: start + path.slice(start.length).split('/')[0],
      sha: blobHash(content),
      type: path.slice(start.length).includes('/') ? 'dir' : 'file',
    }));
    return entries.length > 0 ? entries : undefined;
  };

  return {
    corsHeaders: ['accept', 'authorization', 'content-type'],
    signInPaths: { authorize: '/login/oauth/authorize', token: '/login/oauth/access_token' },
    route: (request) => {
      const { method, url, user } = request;
      const ref = url.searchParams.get('ref') ?? '';
      if (url.pathname === '/api/v1/user') {
        const account = { login: user?.login, full_name: user?.name, html_url: `${place.origin}/${user?.login}` };
        return { topic: 'who', answer: () => ok(account) };
      }
      const [, name, below = ''] = /^\/api\/v1\/repos\/([^/]+\/[^/]+)(\/.*)?$/.exec(url.pathname) ?? [];
      if (name === undefined) return undefined;
      const unless = (answer: () => Reply) => () =>
        name !== place.repository || user?.rights === 'none' ? notFound : answer();
      if (below === '')
        return { topic: 'who', answer: unless(() => ok({ permissions: { push: user?.rights === 'write' } })) };
      if (below === '/contents' && method === 'POST') return { topic: 'commit', answer: unless(() => commit(request)) };
      const [, branch] = /^\/branches\/(.+)$/.exec(below) ?? [];
      if (branch !== undefined) {
        const isThere = decodeURIComponent(branch) === repository.branch;
        return {
          topic: 'head',
          answer: unless(() => (isThere ? ok({ commit: { id: repository.head } }) : notFound)),
        };
      }
      const [, kind, path = ''] = /^\/(raw|contents)(?:\/(.*))?$/.exec(below) ?? [];
      if (kind === undefined) return undefined;
      const decoded = decodeURIComponent(path);
      const found = kind === 'raw' ? repository.read(decoded, ref) : list(decoded, ref);
      return { topic: 'read', answer: unless(() => (found ? ok(found) : notFound)) };
    },
    refuse: (what) => REFUSALS[what],
  };
}
