import { LIMITS } from '@/lib/git-hosts/ask-host';
import type { Host, HostFault } from '@/lib/git-hosts/git-host';
import { openHost } from '@/lib/git-hosts/git-hosts';
import { type Place, type PublishInput, publishPlace } from '@/lib/site/publish-place';
import { fetchInto } from '@/tests/hosts/fetch-into';
import { memoryRepository } from '@/tests/hosts/memory-repository';
import type { Content, Repository } from '@/tests/hosts/repository';
import type { StandIn, User } from '@/tests/hosts/stand-in';
import { STAND_INS } from '@/tests/hosts/stand-ins';

export type Kind = PublishInput['host'];

export const TOKEN = 'glpat-7f+secret/of=ana';
export const USERS: readonly User[] = [
  { token: TOKEN, login: 'ana', name: 'Ana Operator', rights: 'write' },
  { token: 'token-of-ben', login: 'ben', name: 'Ben Reader', rights: 'read' },
  { token: 'token-of-cleo', login: 'cleo', name: 'Cleo Stranger', rights: 'none' },
  { token: 'token-of-dan', login: 'dan', name: 'Dan Former', rights: 'expired' },
];

export const CATALOGUE = 'data/catalogue.json';
export const FIRST: Content = { [CATALOGUE]: '{"hats":1}', 'README.md': 'A store', 'public/uploads/a.webp': 'a' };

type World = { place: Place; standIn: StandIn; repository: Repository; host: Host; as: (token: string) => Host };
type Given = {
  branch?: string;
  limits?: typeof LIMITS;
  clientId?: string;
  signIn?: string;
  origin?: string;
  secret?: string;
  users?: readonly User[];
};

/** A host of one kind over a repository in memory, asked as from the page of a store. */
export function openWorld(
  kind: Kind,
  { branch = 'main', limits = LIMITS, secret, users = USERS, ...given }: Given = {},
): World {
  const place = publishPlace({ host: kind, repository: 'store/goods', branch, ...given });
  const repository = memoryRepository(FIRST, branch);
  const standIn = STAND_INS[kind]({ place, repository, users, secret });
  const as = (token: string) => openHost(place, token, fetchInto(standIn), limits);
  return { place, standIn, repository, host: as(TOKEN), as };
}

/** The fault that something ends with. */
export async function faultFrom(asked: Promise<unknown>): Promise<HostFault> {
  const end = await asked.then(
    () => undefined,
    (fault: HostFault) => fault,
  );
  if (!end) throw new Error('it ended well');
  return end;
}

/** Everything that a fault could carry to a screen or into a log. */
export const wordsOf = (fault: HostFault) =>
  [fault.message, fault.reason, fault.stack, JSON.stringify(fault)].join('\n');
