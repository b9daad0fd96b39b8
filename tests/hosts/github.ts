import type { Cors } from './cors';
import type { Order, Refusal } from './faults';
import { account, branchOf, jobs, pagesOf, past, project, ref, rulesOf, runs as runsOf } from './github/answers';
import { type CommitInput, Complaint, runGraphql } from './github/graphql';
import { badCredentials, complaintOf, notFound, refuse } from './github/refusals';
import { type Route, routeOf } from './github/routes';
import { found, type HostReply, toResponse } from './host-reply';
import type { Runs } from './runs';
import { SignInPages } from './sign-in-pages';
import { type HostRequest, type Setting, type StandIn, standIn } from './stand-in';

const CORS: Cors = {
  allow: [
    ...['authorization', 'content-type', 'if-match', 'if-modified-since', 'if-none-match', 'if-unmodified-since'],
    ...['accept-encoding', 'x-github-otp', 'x-requested-with', 'user-agent', 'graphql-features'],
    ...['x-github-next-global-id', 'x-github-api-version'],
  ],
  expose: [
    ...['etag', 'link', 'location', 'retry-after', 'x-github-otp', 'x-ratelimit-limit', 'x-ratelimit-remaining'],
    ...['x-ratelimit-used', 'x-ratelimit-resource', 'x-ratelimit-reset', 'x-oauth-scopes', 'x-accepted-oauth-scopes'],
    ...['x-poll-interval', 'x-github-media-type', 'x-github-sso', 'x-github-request-id', 'deprecation', 'sunset'],
  ],
  methods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
};
const [AUTHORIZE, TRADE] = ['/login/oauth/authorize', '/login/oauth/access_token'];
const isSignIn = (path: string) => path === AUTHORIZE || path === TRADE;
const RAW = 'application/vnd.github.raw+json';

/** github.com's own addresses, and those of a server of one's own. */
const isGraphql = ({ pathname }: URL) => /^(?:\/api)?\/graphql$/.test(pathname);
const restOf = ({ pathname }: URL) => routeOf(pathname.replace(/^\/api\/v3(?=\/)/, ''));

/** A stand-in for GitHub. */
export function githubStandIn(setting: Setting): StandIn {
  const { place, users, secret = '' } = setting;
  const pages = new SignInPages({ clientId: place.clientId, users, secret, lifetime: 28_800 });
  return standIn(setting, (runs) => ({
    // No page may ask for a token: it would have to hold the secret.
    cors: ({ pathname }) => (isSignIn(pathname) ? undefined : CORS),
    at: (_, url) => (isSignIn(url.pathname) ? 'sign-in' : isGraphql(url) ? 'commit' : restOf(url)?.at),
    answer: async (asked) => {
      if (asked.url.pathname === AUTHORIZE) return toResponse(pages.authorize(asked));
      return asked.url.pathname === TRADE ? toResponse(pages.trade(asked)) : speak(setting, runs, asked);
    },
    refuse: (what, order, asked) => speak(setting, runs, asked, { what, order }),
  }));
}

type Ordered = { what: Refusal; order: Order };

async function speak(setting: Setting, runs: Runs, asked: HostRequest, ordered?: Ordered): Promise<Response> {
  const route = restOf(asked.url);
  if (isGraphql(asked.url)) return graphql(setting, asked, ordered);
  if (!route) return toResponse(notFound);
  const reply = ordered ? refuse(ordered.what, ordered.order) : await rest(setting, runs, asked, route);
  if (Buffer.isBuffer(reply.body) && asked.request.headers.get('accept') !== RAW)
    throw new Error('GitHub gives a raw file only to a request that asks for one');
  return toResponse(reply);
}

async function rest(
  { place, repository, owned = {} }: Setting,
  runs: Runs,
  asked: HostRequest,
  { path, inPath }: Route,
): Promise<HostReply> {
  const { user, url } = asked;
  const query = url.searchParams;
  if (!user) return badCredentials;
  if (path === '/user') return found(account(user, place));
  if (`${inPath.owner}/${inPath.repo}` !== place.repository || user.rights === 'none') return notFound;
  switch (path) {
    case '/repos/{owner}/{repo}':
      return found(project(place.repository, place.branch, user, owned));
    case '/repos/{owner}/{repo}/pages':
      return owned.pages ? found(pagesOf(owned.pages, place.repository)) : notFound;
    case '/repos/{owner}/{repo}/branches/{branch}': {
      const head = await repository.head(inPath.branch ?? '');
      return head === undefined ? notFound : found(branchOf(inPath.branch ?? '', head, owned));
    }
    case '/repos/{owner}/{repo}/rules/branches/{branch}':
      return found(rulesOf(place.repository, owned));
    case '/repos/{owner}/{repo}/git/ref/{ref}': {
      const branch = inPath.ref?.replace(/^heads\//, '') ?? '';
      const head = await repository.head(branch);
      return head === undefined ? notFound : found(ref(branch, head));
    }
    case '/repos/{owner}/{repo}/contents/{path}': {
      const content = await repository.read(query.get('ref') ?? '', inPath.path ?? '');
      return content ? { status: 200, body: content, headers: { 'content-type': `${RAW}; charset=utf-8` } } : notFound;
    }
    case '/repos/{owner}/{repo}/actions/runs':
      return found(runsOf(runs.of(query.get('head_sha') ?? ''), place));
    case '/repos/{owner}/{repo}/actions/runs/{run_id}/jobs': {
      const build = runs.by(Number(inPath.run_id));
      return build ? found(jobs(build, place)) : notFound;
    }
    case '/repos/{owner}/{repo}/commits': {
      const log = await repository.log(
        query.get('sha') ?? '',
        query.get('path') ?? '',
        Number(query.get('per_page') ?? 30),
      );
      return found(past(log, place));
    }
  }
}

async function graphql(setting: Setting, { user, body }: HostRequest, ordered?: Ordered): Promise<Response> {
  if (!user) return toResponse(badCredentials);
  const { complaint, headers } = ordered ? complaintOf(ordered.what, ordered.order) : {};
  if (ordered && !complaint) return toResponse(refuse(ordered.what, ordered.order));
  const reply = await runGraphql(body, async (input) => {
    if (complaint) throw complaint;
    return { oid: await commit(setting, user, input) };
  });
  return toResponse({ status: 200, body: reply, headers });
}

async function commit(
  { place, repository }: Setting,
  user: HostRequest['user'] & object,
  input: CommitInput,
): Promise<string> {
  const { branch, message, expectedHeadOid, fileChanges } = input;
  const name = branch.repositoryNameWithOwner;
  if (name !== place.repository || user.rights === 'none')
    throw new Complaint('NOT_FOUND', `Could not resolve to a Repository with the name '${name}'.`);
  if (user.rights === 'read') throw new Complaint('FORBIDDEN', 'Resource not accessible by personal access token');
  if ((await repository.head(branch.branchName)) === undefined)
    throw new Complaint('NOT_FOUND', `No ref found for branch '${branch.branchName}'.`);
  const made = await repository.commit({
    branch: branch.branchName,
    parent: expectedHeadOid,
    message: [message.headline, message.body].filter(Boolean).join('\n\n'),
    author: { name: user.name, email: `${user.login}@users.noreply.github.com` },
    files: fileChanges.additions.map(({ path, contents }) => ({ path, content: Buffer.from(contents, 'base64') })),
  });
  if (made !== 'moved') return made;
  const expected = `Expected branch to point to "${expectedHeadOid}" but it did not.`;
  throw new Complaint('STALE_DATA', `${expected}  Pull and try again.`);
}
