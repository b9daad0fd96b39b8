import { type BuildState, type Host, HostFault } from '../../git-hosts/git-host';
import { cataloguePath, type Place } from '../../site/publish-place';
import { CatalogueDraft, type RawCatalogue } from '../change-set/catalogue-draft';
import type { LedgerItem } from '../ledger/ledger';
import type { LedgerStore } from '../ledger/ledger-store';
import { markLive, unmarkPublished } from '../ledger/mark-published';
import { isHeld } from '../ledger/sent';
import { clock as browserClock, type Clock } from './clock';
import { type PublishRecord, publishLog } from './publish-log';

/** How often is looked: a build takes about a minute, and one that takes long is not hurried by looking. */
const OFTEN_MS = 5000;
const SELDOM_MS = 20_000;
const LONG_MS = 180_000;
/** How long the store may show the old list after the host has done its part, before the branch is asked whether it holds the commit still. */
const PATIENCE_MS = 60_000;

type Parts = {
  place: Place;
  ledger: LedgerStore;
  host: () => Host | undefined;
  clock?: Pick<Clock, 'now' | 'sleep'>;
  /** Looks for a publish that was cut off. */
  look?: () => Promise<void>;
  /** Calls what it is given when there is reason to look at once; gives what ends that. */
  onWake?: (wake: () => void) => () => void;
  /** Fetches the catalogue of a store that stands elsewhere. */
  fetchJson?: (address: string) => Promise<unknown>;
};

/**
 * Watch over every commit that this browser has sent, until the store shows it, its build fails, or the branch holds it no more; until the
 * signal is aborted. Without a sign-in the published catalogue alone tells.
 */
export async function followPublishes(parts: Parts, signal: AbortSignal): Promise<void> {
  const { clock = browserClock, look, onWake } = parts;
  while (!signal.aborted) {
    await look?.();
    const open = await checkPublishes(parts);
    const isLong = open.length > 0 && open.every(({ at }) => clock.now().getTime() - at > LONG_MS);
    await nap(isLong ? SELDOM_MS : OFTEN_MS, clock, signal, onWake);
  }
}

/** Sleeps until the time is over, something wakes it, or the signal is aborted. */
async function nap(ms: number, { sleep }: Pick<Clock, 'sleep'>, signal: AbortSignal, onWake: Parts['onWake']) {
  const end = new AbortController();
  const stop = () => end.abort();
  const stopListening = onWake?.(stop);
  signal.addEventListener('abort', stop, { once: true });
  if (!signal.aborted) await sleep(ms, end.signal).catch(() => undefined);
  signal.removeEventListener('abort', stop);
  stopListening?.();
}

/** Records of what is still on its way, after one look at what became of it. */
export async function checkPublishes(parts: Parts): Promise<readonly PublishRecord[]> {
  // A record that cannot be checked now is checked again.
  for (const record of publishLog.get().filter(isOpen)) await check(record, parts).catch(() => undefined);
  return publishLog.get().filter(isOpen);
}

const isOpen = ({ state }: PublishRecord) => state === 'sent' || state === 'building';

async function check(record: PublishRecord, parts: Parts): Promise<void> {
  const { commit, at, times } = record;
  const { ledger, host, clock = browserClock } = parts;
  const now = clock.now().getTime();
  const opened = host();
  const build: BuildState = (opened && (await orNothing(opened.state(commit)))) ?? { kind: 'none' };
  const address = build.kind !== 'none' && build.address ? { address: build.address } : {};
  if (build.kind === 'failed')
    return void publishLog.update(commit, { state: 'failed', reason: build.reason, ...address }, now);
  if (build.kind === 'queued' || build.kind === 'running')
    return void publishLog.update(commit, { state: 'building', ...address }, now);
  if (await isShown(record, parts)) return void publishLog.update(commit, { state: 'live' }, now);
  const asked = host();
  if (!asked || now - (times.building ?? at) < PATIENCE_MS || (await isInBranch(asked, commit, parts))) return;
  await ledger.applyChange(unmarkPublished(commit));
  publishLog.update(commit, { state: 'lost' }, now);
}

/** Whether the store shows what went with a commit, or what was sent after it. */
async function isShown(
  { commit, at }: PublishRecord,
  { ledger, place, fetchJson = fetchAnew }: Parts,
): Promise<boolean> {
  const elsewhere = place.site && (await fetchJson(`${place.site}/catalogue.json`).catch(() => undefined));
  await ledger.reload().catch(() => undefined);
  const items = itemsOf(commit, ledger);
  // All of it went live, or went once more with a later commit, which brings this one along.
  if (items.length === 0) return !publishLog.get().some((other) => isOpen(other) && other.at > at);
  if (place.site) return elsewhere !== undefined && holdsItems(elsewhere as RawCatalogue, items);
  if (!holdsItems(ledger.current().bundle.catalogue, items)) return false;
  return (await ledger.applyChange(markLive(commit))).ok;
}

/** Whether the branch still holds what went with a commit; so it is taken to be where nobody can say. */
async function isInBranch(host: Host, commit: string, { ledger, place }: Parts): Promise<boolean> {
  const head = await orNothing(host.readHead());
  const file = head && (await orNothing(host.readFile(cataloguePath(place), head)));
  return !file || holdsItems(JSON.parse(new TextDecoder().decode(file)), itemsOf(commit, ledger));
}

/** Comparison of a catalogue, of the store or of the branch, with what was published of items: whether it holds that, whatever was edited since. */
export function holdsItems(catalogue: RawCatalogue, items: readonly LedgerItem[]): boolean {
  const draft = new CatalogueDraft(catalogue);
  return items.every((item) => isHeld(item, draft.rowsOf(item.id)[0]?.product));
}

const itemsOf = (commit: string, ledger: LedgerStore): LedgerItem[] =>
  ledger.current().ledger.items.filter(({ publishedWith }) => publishedWith === commit);

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
