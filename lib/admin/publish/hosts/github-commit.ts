import { toBase64 } from '../../../base64';
import type { Place } from '../../../site/publish-place';
import { type FaultKind, HostFault, type NewCommit } from '../host';
import type { Ask } from './ask-host';
import { endOfRate, reasonOf } from './fault-of';
import { readJson } from './read-answer';

/** Signed by GitHub, and made only where the branch is at the head that it names. */
const MUTATION =
  'mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';

type Complaint = { type?: string; message: string };
type Reply = { data?: { createCommitOnBranch?: { commit?: { oid: string } | null } | null }; errors?: Complaint[] };

/** github.com has its GraphQL beside REST, a server of one's own beside the version of it. */
const graphqlOf = ({ api }: Place) => `${api.replace(/\/v3$/, '')}/graphql`;

/** One commit on top of a head, or 'moved'. */
export async function commitToGithub(
  ask: Ask,
  place: Place,
  token: string,
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
  const answer = await ask(graphqlOf(place), { body: { query: MUTATION, variables: { input } } });
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
