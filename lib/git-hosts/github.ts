import { toBase64 } from '../base64';
import { type Answer, type Ask, askHost, endOfRate, inAddress, readJson, reasonOf, titleOf } from './ask-host';
import {
  type BuildState,
  type FaultKind,
  type GitHostKind,
  type Host,
  HostFault,
  type NewCommit,
  type Opening,
  type PastCommit,
} from './git-host';
import { hostMoment, hostNumber } from './host-words';

const ORIGIN = 'https://github.com';
/** The only one that GitHub answers by without a version being named, too; later ones may leave out what is read here. */
const VERSION = { 'X-GitHub-Api-Version': '2022-11-28' };
const RAW = 'application/vnd.github.raw+json';
const RIGHTS = 'Repository permissions: Contents, read and write; Actions, read-only.';

/** Kind of github.com and of a server of one's own: REST, and GraphQL for the one commit that names the head it expects. */
export const github: GitHostKind = {
  name: 'GitHub',
  origin: ORIGIN,
  apiOf: (origin) => (origin === ORIGIN ? 'https://api.github.com' : `${origin}/api/v3`),
  signIn: { authorize: '/login/oauth/authorize' },
  tokenWords: ({ origin, repository }) => ({
    name: 'fine-grained token',
    address: `${origin}/settings/personal-access-tokens/new`,
    lines: [
      `Repository access: only ${repository}.`,
      RIGHTS,
      'Expiration: as short as you can live with. A new one takes a minute.',
    ],
    rights: RIGHTS,
  }),
  pages: {
    make: '/new',
    view: (branch, path) => `/blob/${inAddress(branch)}/${path}`,
    edit: (branch, path) => `/edit/${inAddress(branch)}/${path}`,
    settings: { path: '/settings/pages', words: 'Under “Build and deployment” choose “GitHub Actions” as the source.' },
  },
  untested: ' Whether the token may too, the first publish tells: it needs Contents, read and write.',
  open,
};

type Ref = { object: { sha: string } };
type Account = { login: string; name?: string | null; html_url: string };

function open({ place, token, fetch, limits }: Opening): Host {
  const ask = askHost({ token, fetch, limits, headers: VERSION });
  const repository = `${place.api}/repos/${place.repository}`;
  return {
    async whoAmI() {
      const [account, project] = await Promise.all([ask(`${place.api}/user`), ask(repository)]);
      return {
        ...readJson(account, ({ login, name, html_url }: Account) => ({ name: name || login, address: html_url })),
        canWrite: canPush(project),
      };
    },
    async readHead() {
      const address = `${repository}/git/ref/heads/${inAddress(place.branch)}`;
      // A repository without a commit answers with a conflict.
      const answer = await ask(address, { accepts: [404, 409] });
      if (answer.status === 200) return readJson(answer, ({ object }: Ref) => object.sha);
      // Rejects where it is the repository that is not there.
      await ask(repository);
      throw new HostFault('branch', '');
    },
    async readFile(path, commit) {
      const address = `${repository}/contents/${inAddress(path)}?ref=${commit}`;
      const answer = await ask(address, { accept: RAW, accepts: [404] });
      return answer.status === 404 ? undefined : answer.bytes;
    },
    commit: (commit) => commitTo({ place, token }, ask, commit),
    state: (commit) => stateOf(ask, repository, commit),
    async history(path) {
      const query = new URLSearchParams({ sha: place.branch, path });
      return toHistory(await ask(`${repository}/commits?${query}`));
    },
  };
}

/** Right to write in the answer about a repository; undefined where it is not said. Rejects with a fault of kind 'answer'. */
export const canPush = (project: Answer) =>
  readJson(project, ({ permissions }: { permissions?: { push: boolean } }) => ({ push: permissions?.push })).push;

type ListedCommit = {
  sha: string;
  html_url: string;
  parents: { sha: string }[] | null;
  commit: { message: string; author: { name?: string; date?: string } | null };
};

/** Commits of an answer, as GitHub and Forgejo list them. Rejects with a fault of kind 'answer'. */
export const toHistory = (answer: Answer): PastCommit[] =>
  readJson(answer, (commits: ListedCommit[]) =>
    commits.map(({ sha, html_url, parents, commit: { message, author } }) => ({
      commit: sha,
      parent: parents?.[0]?.sha,
      title: titleOf(message),
      by: author?.name ?? '',
      at: hostMoment(author?.date),
      address: html_url,
    })),
  );

/** Signed by GitHub, and made only where the branch is at the head that it names. */
const MUTATION =
  'mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';

type Complaint = { type?: string; message: string };
type Reply = { data?: { createCommitOnBranch?: { commit?: { oid: string } | null } | null }; errors?: Complaint[] };

async function commitTo(
  { place, token }: Pick<Opening, 'place' | 'token'>,
  ask: Ask,
  { parent, message, files }: NewCommit,
): Promise<string | 'moved'> {
  const [headline = '', ...rest] = message.split('\n');
  const body = rest.join('\n').trim();
  const input = {
    branch: { repositoryNameWithOwner: place.repository, branchName: place.branch },
    message: { headline, ...(body && { body }) },
    expectedHeadOid: parent,
    fileChanges: { additions: files.map(({ path, content }) => ({ path, contents: toBase64(content) })) },
  };
  // github.com has its GraphQL beside REST, a server of one's own beside the version of it.
  const graphql = `${place.api.replace(/\/v3$/, '')}/graphql`;
  const answer = await ask(graphql, { body: { query: MUTATION, variables: { input } } });
  const reply = readJson(answer, (found: Reply) => found);
  const made = reply.data?.createCommitOnBranch?.commit?.oid;
  if (made) return made;
  const complaint = reply.errors?.[0];
  if (!complaint) throw new HostFault('answer', '');
  if (isStale(complaint)) return 'moved';
  const kind = kindOf(complaint);
  const until = kind === 'rate' ? endOfRate(answer.headers) : undefined;
  throw new HostFault(kind, reasonOf(complaint.message, token), until);
}

const isStale = ({ type, message }: Complaint) => type === 'STALE_DATA' || /expected branch to point to/i.test(message);

/** Classic protection has a type of its own; rulesets say it in words alone. */
const PROTECTED = /rule violations? found|protected branch|through a pull request/i;

function kindOf({ type = '', message }: Complaint): FaultKind {
  if (type.endsWith('RULE_VIOLATION') || PROTECTED.test(message)) return 'protected';
  if (type.startsWith('RATE_LIMIT') || /rate limit/i.test(message)) return 'rate';
  if (type === 'FORBIDDEN' || type === 'INSUFFICIENT_SCOPES') return 'rights';
  if (type === 'NOT_FOUND') return /repository/i.test(message) ? 'repository' : 'branch';
  // Without a type it is GitHub that broke: 'Something went wrong while executing your query.'
  return type === '' ? 'server' : 'refused';
}

type WorkflowRun = {
  id: number;
  workflow_id: number;
  name?: string | null;
  event?: string;
  status: string | null;
  conclusion: string | null;
  html_url: string;
};
type Part = { name: string; conclusion: string | null };
type Job = Part & { steps?: Part[] };

const FINE = ['success', 'neutral', 'skipped'];
/** A newer commit has taken its place, whose build has this one in it, or somebody has stopped it: the store tells. */
const CALLED_OFF = 'cancelled';

/** State of the workflows that a commit has started: failed if one has, done when all are. */
async function stateOf(ask: Ask, repository: string, commit: string): Promise<BuildState> {
  const answer = await ask(`${repository}/actions/runs?head_sha=${commit}`);
  const runs = readJson(answer, ({ workflow_runs }: { workflow_runs: WorkflowRun[] }) =>
    lastOfEach(workflow_runs.filter(isOfCommit)).filter(({ conclusion }) => conclusion !== CALLED_OFF),
  );
  const failed = runs.find(({ status, conclusion }) => status === 'completed' && !FINE.includes(conclusion ?? ''));
  if (failed) return { kind: 'failed', address: failed.html_url, reason: await failureOf(ask, repository, failed) };
  const open = runs.filter(({ status }) => status !== 'completed');
  const running = open.find(({ status }) => status === 'in_progress');
  if (running) return { kind: 'running', address: running.html_url };
  const [first] = open.length > 0 ? open : runs;
  return first ? { kind: open.length > 0 ? 'queued' : 'done', address: first.html_url } : { kind: 'none' };
}

/** By the clock nothing of a commit is built; such a run meanwhile would stand for the one that builds it. */
const isOfCommit = ({ event }: WorkflowRun) => event !== 'schedule';

/** The runs come with the newest first: a workflow that was started again stands for its runs before. */
const lastOfEach = (runs: WorkflowRun[]) =>
  runs.filter(({ workflow_id: id }, at) => runs.findIndex(({ workflow_id }) => workflow_id === id) === at);

/** The job and the step that failed, such as 'build: Check the catalogue'; of a run that never got as far, how it ended. */
async function failureOf(ask: Ask, repository: string, { id, name, conclusion }: WorkflowRun): Promise<string> {
  const answer = await ask(`${repository}/actions/runs/${hostNumber(id)}/jobs?per_page=100`);
  const job = readJson(answer, ({ jobs }: { jobs: Job[] }) => ({ failed: jobs.find(isFailed) })).failed;
  if (!job) return [name, conclusion].filter(Boolean).join(': ');
  return [job.name, job.steps?.find(isFailed)?.name].filter(Boolean).join(': ');
}

const isFailed = ({ conclusion }: Part) => conclusion !== null && !FINE.includes(conclusion);
