import type { Cors } from './cors';
import type { At } from './faults';
import { account, branchOf, commitOf, jobsOf, pipelineOf, project } from './gitlab/answers';
import { commit } from './gitlab/commit';
import { mayNotPush, notFound, refuse, unauthorized } from './gitlab/refusals';
import type { Runs } from './runs';
import { found, type Said, toResponse } from './said';
import { SignInPages } from './sign-in-pages';
import { type Asked, type Setting, type StandIn, standIn } from './stand-in';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const API: Cors = {
  allow: 'any',
  expose: [
    ...['link', 'x-total', 'x-total-pages', 'x-per-page', 'x-page', 'x-next-page', 'x-prev-page', 'x-gitlab-blob-id'],
    ...['x-gitlab-commit-id', 'x-gitlab-content-sha256', 'x-gitlab-encoding', 'x-gitlab-file-name', 'x-gitlab-ref'],
    ...['x-gitlab-file-path', 'x-gitlab-last-commit-id', 'x-gitlab-size', 'x-request-id', 'etag'],
  ],
  methods: METHODS,
};
const TOKEN: Cors = { allow: ['authorization'], expose: [], methods: ['POST', 'OPTIONS'] };
const AUTHORIZE = '/oauth/authorize';
const TRADE = '/oauth/token';

/** What stands below a project, and what it is about; what is in brackets is a name or a path in one part. */
const BELOW: readonly [form: RegExp, at: At][] = [
  [/^$/, 'who'],
  [/^\/repository\/branches\/([^/]+)$/, 'head'],
  [/^\/repository\/files\/([^/]+)(\/raw)?$/, 'read'],
  [/^\/repository\/commits$/, 'history'],
  [/^\/pipelines$/, 'state'],
  [/^\/pipelines\/(\d+)\/jobs$/, 'state'],
];

function partsOf({ pathname }: URL): { id: string; below: string } | undefined {
  const [, id, below = ''] = /^\/api\/v4\/projects\/([^/]+)(\/.*)?$/.exec(pathname) ?? [];
  return id === undefined ? undefined : { id: decodeURIComponent(id), below };
}

/** What a request is about; undefined where nothing stands. */
function atOf({ method }: Request, url: URL): At | undefined {
  if (url.pathname === AUTHORIZE || url.pathname === TRADE) return 'sign-in';
  if (url.pathname === '/api/v4/user') return 'who';
  const at = BELOW.find(([form]) => form.test(partsOf(url)?.below ?? '/'))?.[1];
  return at === 'history' && method === 'POST' ? 'commit' : at;
}

/** A stand-in for GitLab. */
export function gitlabStandIn(setting: Setting): StandIn {
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
  if (url.pathname === '/api/v4/user') return found(account(user, setting.place.origin));
  const parts = partsOf(url);
  if (!parts) return notFound('Page');
  if (parts.id !== setting.place.repository || user.rights === 'none') return notFound('Project');
  return ofProject(setting, runs, { ...asked, user }, parts.below);
}

async function ofProject(
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
  const [, name = '', raw] = BELOW.flatMap(([form]) => form.exec(below) ?? []);
  if (at === 'who') return found(project(place.repository, place.branch, user, place.origin));
  if (at === 'commit') return user.rights === 'write' ? commit(setting, user, body, link) : mayNotPush;
  if (at === 'head') {
    const branch = decodeURIComponent(name);
    const [last] = (await repository.head(branch)) ? await repository.log(branch, '', 1) : [];
    return last ? found(branchOf(branch, last, link)) : notFound('Branch');
  }
  if (at === 'read') {
    const ref = query.get('ref') ?? '';
    const content = await repository.read(ref, decodeURIComponent(name));
    if (content)
      return raw ? found(content) : found({ file_path: decodeURIComponent(name), size: content.length, ref });
    return notFound((await repository.has(ref)) ? 'File' : 'Commit');
  }
  if (at === 'history') {
    const log = await repository.log(query.get('ref_name') ?? '', query.get('path') ?? '', 20);
    return found(log.map((logged) => commitOf(logged, link)));
  }
  if (at !== 'state') return notFound('Page');
  if (name === '') return found(runs.of(query.get('sha') ?? '').map((build) => pipelineOf(build, place.branch, link)));
  const build = runs.by(Number(name));
  return build ? found(jobsOf(build, link)) : notFound('Pipeline');
}
