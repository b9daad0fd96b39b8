import type { Dialect, DialectSetting, FakeRequest, Refusal, Reply } from './fake-host';

const ok = (body: unknown, status = 200): Reply => ({ status, body });
const refusal = (status: number, message: unknown, headers = {}): Reply => ({ status, body: { message }, headers });
const notFound = (what: string) => refusal(404, `404 ${what} Not Found`);
const mayNotPush = refusal(400, 'You are not allowed to push into this branch');
const stale = refusal(400, 'You are attempting to update a file that has changed since you started editing it.');
const LEVELS = { write: 30, read: 20, none: 0 };

const REFUSALS: Record<Refusal, Reply> = {
  401: {
    status: 401,
    body: { error: 'invalid_token', error_description: 'Token is expired. You can do re-authorization.' },
  },
  403: { status: 403, body: { error: 'insufficient_scope', error_description: 'Requires higher privileges.' } },
  404: notFound('Project'),
  409: stale,
  422: refusal(422, { base: ['The form contains the following error'] }),
  429: { status: 429, body: 'Retry later\n' },
  500: refusal(500, '500 Internal Server Error'),
  'rate-limit': refusal(403, 'Retry later', { 'retry-after': '60' }),
  protected: mayNotPush,
};

type Action = { action: string; file_path: string; content: string; encoding: string; last_commit_id?: string };
type Body = { branch: string; commit_message: string; actions: Action[] };

/** GitLab's REST API, version 4. */
export function gitlabDialect({ place, repository }: DialectSetting): Dialect {
  const commit = ({ body, user }: FakeRequest): Reply => {
    if (user?.rights !== 'write') return REFUSALS[403];
    const { branch, commit_message, actions }: Body = JSON.parse(`${body}`);
    if (branch !== repository.branch) return refusal(400, 'You can only create or edit files when you are on a branch');
    for (const { action, file_path, encoding, last_commit_id = '' } of actions) {
      if (encoding !== 'base64') throw new Error(`${file_path} is not base64`);
      const known = repository.read(file_path);
      if (action === 'create' && known) return refusal(400, 'A file with this name already exists');
      if (action !== 'update') continue;
      if (!known) return refusal(400, "A file with this name doesn't exist");
      if (!repository.read(file_path, last_commit_id)?.equals(known)) return stale;
    }
    const files = Object.fromEntries(
      actions.map(({ file_path, content }) => [file_path, Buffer.from(content, 'base64')]),
    );
    return ok({ id: repository.add({ message: commit_message, author: user.name, files }) }, 201);
  };

  return {
    corsHeaders: ['accept', 'authorization', 'content-type'],
    signInPaths: { authorize: '/oauth/authorize', token: '/oauth/token' },
    route: (request) => {
      const { method, url, user } = request;
      if (url.pathname === '/api/v4/user') {
        const account = { username: user?.login, name: user?.name, web_url: `${place.origin}/${user?.login}` };
        return { topic: 'who', answer: () => ok(account) };
      }
      const [, name, below = ''] = /^\/api\/v4\/projects\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? [];
      if (name === undefined) return undefined;
      const unless = (answer: () => Reply) => () =>
        decodeURIComponent(name) !== place.repository || user?.rights === 'none' ? notFound('Project') : answer();
      if (below === '') {
        const permissions = { project_access: { access_level: LEVELS[user?.rights ?? 'none'] }, group_access: null };
        return { topic: 'who', answer: unless(() => ok({ permissions })) };
      }
      if (below === '/repository/commits' && method === 'POST')
        return { topic: 'commit', answer: unless(() => commit(request)) };
      const [, branch] = /^\/repository\/branches\/([^/]+)$/.exec(below) ?? [];
      if (branch !== undefined) {
        const isThere = decodeURIComponent(branch) === repository.branch;
        const answer = () => (isThere ? ok({ commit: { id: repository.head } }) : notFound('Branch'));
        return { topic: 'head', answer: unless(answer) };
      }
      const [, file, raw] = /^\/repository\/files\/([^/]+)(\/raw)?$/.exec(below) ?? [];
      if (file === undefined) return undefined;
      const path = decodeURIComponent(file);
      const content = repository.read(path, url.searchParams.get('ref') ?? '');
      const found = () => (content ? ok(raw ? content : { file_path: path }) : notFound('File'));
      return { topic: 'read', answer: unless(found) };
    },
    refuse: (what) => REFUSALS[what],
  };
}
