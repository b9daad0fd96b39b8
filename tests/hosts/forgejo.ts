import type { Cors } from './cors';
import type { At } from './faults';
import { account, branchOf, commitOf, entryOf, project, statusOf } from './forgejo/answers';
import { commit } from './forgejo/commit';
import { notFound, refuse, unauthorized } from './forgejo/refusals';
import type { Runs } from './runs';
import { found, type Said, toResponse } from './said';
import { SignInPages } from './sign-in-pages';
import { type Asked, type Setting, type StandIn, standIn } from './stand-in';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
// As its settings are where nobody has changed them but to turn this on; nothing is exposed.
const API: Cors = {
  allow: ['authorization', 'x-gitea-otp', 'x-forgejo-otp', 'content-type', 'user-agent'],
  expose: [],
  methods: METHODS,
};
const TOKEN: Cors = { allow: ['content-type', 'user-agent'], expose: [], methods: METHODS };
const AUTHORIZE = '/login/oauth/authorize';
const TRADE = '/login/oauth/access_token';

/** What stands below a repository, and what it is about; what is in brackets is a name or a path. */
const BELOW: readonly [form: RegExp, at: At][] = [
  [/^$/, 'who'],
  [/^\/branches\/(.+)$/, 'head'],
  [/^\/raw\/(.+)$/, 'read'],
  [/^\/contents(?:\/(.*))?$/, 'read'],
  [/^\/commits$/, 'history'],
  [/^\/commits\/([^/]+)\/status$/, 'state'],
];

function partsOf({ pathname }: URL): { name: string; below: string } | undefined {
  const [, name, below = ''] = /^\/api\/v1\/repos\/([^/]+\/[^/]+)(\/.*)?$/.exec(pathname) ?? [];
  return name === undefined ? undefined : { name, below };
}

/** What a request is about; undefined where nothing stands. */
function atOf({ method }: Request, url: URL): At | undefined {
  if (url.pathname === AUTHORIZE || url.pathname === TRADE) return 'sign-in';
  if (url.pathname === '/api/v1/user') return 'who';
  const at = BELOW.find(([form]) => form.test(partsOf(url)?.below ?? '/'))?.[1];
  return at === 'read' && method === 'POST' ? 'commit' : at;
}

/** A stand-in for Forgejo, and for Gitea as far as the two say the same. */
export function forgejoStandIn(setting: Setting): StandIn {
  return standIn(setting, (runs) => {
    const pages = new SignInPages(setting.place.clientId, setting.users);
    return {
      cors: ({ pathname }) => (pathname.startsWith('/api/') ? API : pathname === TRADE ? TOKEN : undefined),
      at: atOf,
      answer: async (asked) => toResponse(await answer(setting, runs, pages, asked)),
      refuse: async (what, order) => toResponse(refuse(what, order)),
    };
  });
}

async function answer(setting: Setting, runs: Runs, pages: SignInPages, asked: Asked): Promise<Said> {
  const { url, user } = asked;
  if (url.pathname === AUTHORIZE) return pages.authorize(asked);
  if (url.pathname === TRADE) return pages.trade(asked);
  if (!user) return unauthorized;
  if (url.pathname === '/api/v1/user') return found(account(user, setting.place.origin));
  const parts = partsOf(url);
  if (parts?.name !== setting.place.repository || user.rights === 'none') return notFound;
  return ofRepository(setting, runs, { ...asked, user }, parts.below);
}

async function ofRepository(
  setting: Setting,
  runs: Runs,
  asked: Asked & { user: NonNullable<Asked['user']> },
  below: string,
): Promise<Said> {
  const { place, repository } = setting;
  const { request, url, body, user } = asked;
  const query = url.searchParams;
  const link = `${place.origin}/${place.repository}`;
  const at = atOf(request, url);
  const path = decodeURIComponent(BELOW.flatMap(([form]) => form.exec(below) ?? [])[1] ?? '');
  if (at === 'who') return found(project(place.repository, place.branch, user, place.origin));
  if (at === 'commit') return commit(setting, user, body, link);
  if (at === 'head') {
    const [last] = (await repository.head(path)) ? await repository.log(path, '', 1) : [];
    return last ? found(branchOf(path, last)) : notFound;
  }
  if (at === 'read') {
    const ref = query.get('ref') ?? '';
    const content = below.startsWith('/raw/') && (await repository.read(ref, path));
    const entries = below.startsWith('/contents') && (await repository.list(ref, path));
    if (entries) return found(entries.map((entry) => entryOf(entry, path)));
    return content ? found(content) : notFound;
  }
  if (at === 'history') {
    const log = await repository.log(query.get('sha') ?? '', query.get('path') ?? '', Number(query.get('limit')));
    return log.length > 0 ? found(log.map((logged) => commitOf(logged, link))) : notFound;
  }
  return at === 'state' ? found(statusOf(path, runs.of(path), place.repository)) : notFound;
}
