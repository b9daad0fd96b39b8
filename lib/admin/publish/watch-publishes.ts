import type { Place } from '../../site/publish-place';
import type { RawCatalogue } from '../change-set/catalogue-draft';
import type { LedgerItem } from '../ledger/ledger';
import type { LedgerStore } from '../ledger/ledger-store';
import { markLive, unmarkPublished } from '../ledger/mark-published';
import { type Clock, clock as ownClock } from './clock';
import { holds } from './holds';
import { type BuildState, type Host, HostFault } from './host';
import { type Publish, publishes } from './publishes';
import { cataloguePath } from './read-branch';

/** How often is looked: a build takes about a minute, and one that takes long is not hurried by looking. */
const OFTEN_MS = 5000;
const SELDOM_MS = 20_000;
const LONG_MS = 180_000;
/** How long the store may show the old list after the host has done its part, before the branch is asked whether it holds the commit still. */
const PATIENCE_MS = 60_000;

type Looked = {
  place: Place;
  ledger: LedgerStore;
  host: () => Host | undefined;
  clock: Pick<Clock, 'now' | 'sleep'>;
  /** Fetches the catalogue of a store that stands elsewhere. */
  fetchJson?: (address: string) => Promise<unknown>;
};

/**
 * Follows every commit that this browser has sent until the store shows it, its build fails, or the branch holds it no more; until the
 * signal is aborted. Without a sign-in the published catalogue alone tells.
 */
export async function watchPublishes(
  parts: Omit<Looked, 'clock'> & { clock?: Looked['clock'] },
  signal: AbortSignal,
): Promise<void> {
  const { clock = ownClock } = parts;
  while (!signal.aborted) {
    const open = await lookAtPublishes({ ...parts, clock });
    const isLong = open.length > 0 && open.every(({ at }) => clock.now().getTime() - at > LONG_MS);
    await clock.sleep(isLong ? SELDOM_MS : OFTEN_MS, signal).catch(() => undefined);
  }
}

/** Looks once what became of what was sent; gives what is still on its way. */
export async function lookAtPublishes(parts: Looked): Promise<readonly Publish[]> {
  // What cannot be found out now is looked at again.
  for (const publish of publishes.get().filter(isOpen)) await look(publish, parts).catch(() => undefined);
  return publishes.get().filter(isOpen);
}

const isOpen = ({ state }: Publish) => state === 'sent' || state === 'building';

async function look(publish: Publish, parts: Looked): Promise<void> {
  const { commit, at, times } = publish;
  const { ledger, host, clock } = parts;
  const now = clock.now().getTime();
  const build = await buildOf(host(), commit);
  const address = build && 'address' in build ? build.address : undefined;
  if (build?.kind === 'failed')
    return void publishes.follow(commit, { state: 'failed', reason: build.reason, ...(address && { address }) }, now);
  if (build?.kind === 'queued' || build?.kind === 'running')
    return void publishes.follow(commit, { state: 'building', ...(address && { address }) }, now);
  if (await isShown(publish, parts)) {
    return void publishes.follow(commit, { state: 'live' }, now);
  }
  const opened = host();
  if (!opened || now - (times.building ?? at) < PATIENCE_MS || (await isInBranch(opened, commit, parts))) return;
  await ledger.mutate(unmarkPublished(commit));
  publishes.follow(commit, { state: 'lost' }, now);
}

/** What the host's workflow says; undefined where nobody is signed in, or it cannot be asked now. */
async function buildOf(host: Host | undefined, commit: string): Promise<BuildState | undefined> {
  return host && orNothing(host.state(commit));
}

/** Whether the store shows what went with a commit, or what was sent after it. */
async function isShown({ commit, at }: Publish, { ledger, place, fetchJson = fetchAnew }: Looked): Promise<boolean> {
  const elsewhere = place.site && (await fetchJson(`${place.site}/catalogue.json`).catch(() => undefined));
  await ledger.reload().catch(() => undefined);
  const items = itemsOf(commit, ledger);
  // All of it went live, or went once more with a later commit, which brings this one along.
  if (items.length === 0) return !publishes.get().some((other) => isOpen(other) && other.at > at);
  if (place.site) return elsewhere !== undefined && holds(elsewhere as RawCatalogue, items);
  if (!holds(ledger.current().bundle.catalogue, items)) return false;
  return (await ledger.mutate(markLive(commit))).ok;
}

/** Whether the branch still holds what went with a commit; so it is taken to be where nobody can say. */
async function isInBranch(host: Host, commit: string, { ledger, place }: Looked): Promise<boolean> {
  const head = await orNothing(host.readHead());
  const file = head && (await orNothing(host.readFile(cataloguePath(place), head)));
  return !file || holds(JSON.parse(new TextDecoder().decode(file)), itemsOf(commit, ledger));
}

const itemsOf = (commit: string, ledger: LedgerStore): LedgerItem[] =>
  ledger.current().ledger.items.filter(({ w }) => w === commit);

async function orNothing<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof HostFault) return undefined;
    throw error;
  }
}

async function fetchAnew(address: string): Promise<unknown> {
  return (await fetch(address, { cache: 'no-cache' })).json();
}
