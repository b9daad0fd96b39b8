import { account, branchOf, commitOf, jobsOf, pipelineOf, project } from './gitlab/answers';
import { commit } from './gitlab/commit';
import { mayNotPush, notFound, refuse, unauthorized } from './gitlab/refusals';
import { found, type HostReply } from './host-reply';
import { METHODS, type RestHost, restStandIn, type Within } from './rest-stand-in';
import type { Setting, StandIn } from './stand-in';

const HOST: RestHost = {
  authorize: '/oauth/authorize',
  trade: '/oauth/token',
  api: {
    allow: 'any',
    expose: [
      ...['link', 'x-total', 'x-total-pages', 'x-per-page', 'x-page', 'x-next-page', 'x-prev-page', 'x-gitlab-blob-id'],
      ...['x-gitlab-commit-id', 'x-gitlab-content-sha256', 'x-gitlab-encoding', 'x-gitlab-file-name', 'x-gitlab-ref'],
      ...['x-gitlab-file-path', 'x-gitlab-last-commit-id', 'x-gitlab-size', 'x-request-id', 'etag'],
    ],
    methods: METHODS,
  },
  token: { allow: ['authorization'], expose: [], methods: ['POST', 'OPTIONS'] },
  account: { path: '/api/v4/user', answer: account },
  project: { form: /^\/api\/v4\/projects\/([^/]+)(\/.*)?$/, answer: project },
  below: [
    [/^$/, 'who'],
    [/^\/repository\/branches\/([^/]+)$/, 'head'],
    [/^\/repository\/files\/([^/]+)(\/raw)?$/, 'read'],
    [/^\/repository\/commits$/, 'history'],
    [/^\/pipelines$/, 'state'],
    [/^\/pipelines\/(\d+)\/jobs$/, 'state'],
  ],
  posted: 'history',
  branch: branchOf,
  unauthorized,
  notFound,
  refuse,
  answer,
};

/** A stand-in for GitLab. */
export function gitlabStandIn(setting: Setting): StandIn {
  return restStandIn(setting, HOST);
}

async function answer({ setting, repository, runs, user, body, query, link, at, parts }: Within): Promise<HostReply> {
  const [name = '', raw] = parts;
  if (at === 'commit') return user.rights === 'write' ? commit(setting, user, body, link) : mayNotPush;
  if (at === 'read') {
    const ref = query.get('ref') ?? '';
    const path = decodeURIComponent(name);
    const content = await repository.read(ref, path);
    if (content) return raw ? found(content) : found({ file_path: path, size: content.length, ref });
    return notFound((await repository.has(ref)) ? 'File' : 'Commit');
  }
  if (at === 'history') {
    const log = await repository.log(query.get('ref_name') ?? '', query.get('path') ?? '', 20);
    return found(log.map((logged) => commitOf(logged, link)));
  }
  const { branch } = setting.place;
  if (name === '') return found(runs.of(query.get('sha') ?? '').map((build) => pipelineOf(build, branch, link)));
  const build = runs.by(Number(name));
  return build ? found(jobsOf(build, link)) : notFound('Pipeline');
}
