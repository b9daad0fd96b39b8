import type { Place } from '@/lib/site/publish-place';
import { type Cors, opened, preflight } from './cors';
import { type At, Faults, type Order, type Refusal } from './faults';
import { type Repository, SOMEBODY, toFiles } from './repository';
import { Runs } from './runs';

/** Who may come: 'none' has an account and no part in the repository, the token of 'expired' was good once. */
export type User = { token: string; login: string; name: string; rights: 'write' | 'read' | 'none' | 'expired' };
export type Setting = {
  place: Place;
  repository: Repository;
  users: readonly User[];
  /** Of the application by which operators sign in, for a host that asks for one. */
  secret?: string;
  /** What the owner has set there; as a new repository has it where it is left out. */
  owned?: Owned;
};
/** Settings of a repository: who sees it, where its pages come from, whether its builds run, and what its branch asks of a commit. */
export type Owned = {
  isPrivate?: boolean;
  pages?: 'workflow' | 'legacy';
  hasBuilds?: boolean;
  rules?: readonly string[];
};

/** Something like a host, for tests: it answers requests as that does, over a repository, and fails as it is told to. */
export type StandIn = {
  handle: (request: Request) => Promise<Response>;
  faults: Faults;
  runs: Runs;
  repository: Repository;
  /** What has been asked, such as 'head' and 'commit', the refused included. */
  asked: readonly At[];
};

/** The connection went away: before the request took effect, or after. */
export class Cut extends Error {}

/** A request with its body, and who asks; undefined: nobody whose token is good. */
export type HostRequest = { request: Request; url: URL; body: Buffer; user: User | undefined };
/** How one host speaks. `at`: what a request is about, undefined where it has nothing there. */
export type Tongue = {
  cors: (url: URL) => Cors | undefined;
  at: (request: Request, url: URL) => At | undefined;
  answer: (asked: HostRequest) => Promise<Response>;
  refuse: (what: Refusal, order: Order, asked: HostRequest) => Promise<Response>;
};

/** A host that speaks so. */
export function standIn({ place, repository, users }: Setting, speak: (runs: Runs) => Tongue): StandIn {
  const faults = new Faults();
  const runs = new Runs();
  const asked: At[] = [];
  const tongue = speak(runs);

  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const cors = tongue.cors(url);
    if (request.method === 'OPTIONS') return preflight(request, cors);
    const question = { request, url, body: Buffer.from(await request.arrayBuffer()), user: userOf(request, users) };
    const at = tongue.at(request, url);
    if (at) asked.push(at);
    const order = at && faults.take(at);
    if (!order) return opened(await tongue.answer(question), cors);
    if (order.what === 'cut-before') throw new Cut();
    if (order.what === 'slow') await pause(order.delay ?? 1000);
    if (order.what === 'moved') await move(repository, place.branch, order);
    if (order.what === 'forced') await force(repository, place.branch, order);
    const isEvent = ['slow', 'moved', 'forced', 'cut-after'].includes(`${order.what}`);
    const answer = isEvent ? tongue.answer(question) : tongue.refuse(order.what as Refusal, order, question);
    const response = opened(await answer, cors);
    if (order.what === 'cut-after') throw new Cut();
    return response;
  };
  return { handle, faults, runs, repository, asked };
}

function userOf(request: Request, users: readonly User[]): User | undefined {
  const token = /^(?:bearer|token) (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return users.find((user) => user.token === token && user.rights !== 'expired');
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function move(repository: Repository, branch: string, { content }: Order): Promise<void> {
  const parent = await repository.head(branch);
  if (parent === undefined) throw new Error(`there is no branch ${branch} to move`);
  const files = toFiles(content ? await content(parent) : { 'notes/of-no-concern.txt': parent });
  await repository.commit({ branch, parent, message: 'Come between', author: SOMEBODY, files });
}

async function force(repository: Repository, branch: string, { to }: Order): Promise<void> {
  const commit = to ?? (await repository.log(branch, '', 2))[1]?.commit;
  if (commit === undefined) throw new Error('the branch has one commit alone, and no other place was named');
  await repository.forcePush(branch, commit);
}
