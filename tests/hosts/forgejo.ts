import { account, branchOf, commitOf, entryOf, project, statusOf } from './forgejo/answers';
import { commit } from './forgejo/commit';
import { notFound, refuse, unauthorized } from './forgejo/refusals';
import { found, type HostReply } from './host-reply';
import { METHODS, type RestHost, restStandIn, type Within } from './rest-stand-in';
import type { Setting, StandIn } from './stand-in';

const HOST: RestHost = {
  authorize: '/login/oauth/authorize',
  trade: '/login/oauth/access_token',
  // As its settings are where nobody has changed them but to turn this on; nothing is exposed.
  api: {
    allow: ['authorization', 'x-gitea-otp', 'x-forgejo-otp', 'content-type', 'user-agent'],
    expose: [],
    methods: METHODS,
  },
  token: { allow: ['content-type', 'user-agent'], expose: [], methods: METHODS },
  account: { path: '/api/v1/user', answer: account },
  project: { form: /^\/api\/v1\/repos\/([^/]+\/[^/]+)(\/.*)?$/, answer: project },
  below: [
    [/^$/, 'who'],
    [/^\/branches\/(.+)$/, 'head'],
    [/^\/raw\/(.+)$/, 'read'],
    [/^\/contents(?:\/(.*))?$/, 'read'],
    [/^\/commits$/, 'history'],
    [/^\/commits\/([^/]+)\/status$/, 'state'],
  ],
  posted: 'read',
  branch: branchOf,
  unauthorized,
  notFound: () => notFound,
  refuse,
  answer,
};

/** A stand-in for Forgejo, and for Gitea as far as the two say the same. */
export function forgejoStandIn(setting: Setting): StandIn {
  return restStandIn(setting, HOST);
}

async function answer({
  setting,
  repository,
  runs,
  user,
  body,
  query,
  link,
  at,
  below,
  parts,
}: Within): Promise<HostReply> {
  const path = decodeURIComponent(parts[0] ?? '');
  if (at === 'commit') return commit(setting, user, body, link);
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
  return found(statusOf(path, runs.of(path), setting.place.repository));
}
