import { forEachConcurrent } from '../processes/for-each-concurrent';
import { downloadPhotograph, INTERNET, type Network } from './download-photograph';
import { encodePhotograph } from './encode-photograph';
import { openPhotographCache } from './photograph-cache';
import { FetchFailure, PHOTOGRAPH_LIMITS, type PhotographLimits } from './photograph-limits';

const MAX_CONCURRENT = 4;
const DAY_MS = 86_400_000;
/** Number of downloads after which the manifest is saved, in case the process is killed. */
const SAVE_EVERY = 20;

type FailedDownload = { address: string; reason: string; detail: string; isRemembered: boolean };
type UpdateResult = {
  fetched: number;
  cached: number;
  /** In the order of the URLs. */
  failed: FailedDownload[];
  pruned: number;
  isInterrupted: boolean;
};

type Options = {
  folder: string;
  /** Also downloads photographs that failed within the last day. */
  retry?: boolean;
  prune?: boolean;
  signal?: AbortSignal;
  report?: (progress: { done: number; total: number; host: string; failures: number }) => void;
  network?: Network;
  limits?: PhotographLimits;
  now?: () => number;
};

/**
 * Downloads the photographs that the cache does not have. A failed download does not end the run. An interrupted run leaves a valid
 * manifest.
 */
export async function updatePhotographs(addresses: readonly string[], options: Options): Promise<UpdateResult> {
  const { signal = new AbortController().signal, report, now = Date.now } = options;
  const { network = INTERNET, limits = PHOTOGRAPH_LIMITS } = options;
  const cache = openPhotographCache(options.folder);
  let [fetched, cached] = [0, 0];
  const failures = new Map<string, FailedDownload>();
  const pending: string[] = [];
  const wanted = new Set(addresses);

  for (const address of wanted) {
    const entry = cache.get(address);
    if (entry && cache.hasAllFiles(entry)) cached += 1;
    else if (entry?.status === 'failed' && !options.retry && now() - Date.parse(entry.at) < DAY_MS)
      failures.set(address, { address, ...entry, isRemembered: true });
    else pending.push(address);
  }
  const countDone = () => fetched + cached + failures.size;

  await forEachConcurrent(MAX_CONCURRENT, pending, async (address) => {
    if (signal.aborted) return;
    report?.({ done: countDone(), total: wanted.size, host: new URL(address).host, failures: failures.size });
    try {
      const body = await downloadPhotograph(address, { network, limits, signal });
      cache.store(address, await encodePhotograph(body, limits), { fetchedAt: new Date(now()).toISOString() });
      fetched += 1;
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof FetchFailure)) throw error;
      const at = new Date(now()).toISOString();
      const entry = { status: 'failed', reason: error.reason, detail: error.message, at } as const;
      cache.set(address, entry);
      failures.set(address, { address, ...entry, isRemembered: false });
    }
    if (countDone() % SAVE_EVERY === 0) cache.save();
  }).finally(cache.save);

  const isInterrupted = signal.aborted;
  // Paths that start with '/' are uploads of the shop; builds write their files.
  const isKept = (address: string) => wanted.has(address) || address.startsWith('/');
  const pruned = options.prune && !isInterrupted ? cache.prune(isKept) : 0;
  return { fetched, cached, failed: [...wanted].flatMap((url) => failures.get(url) ?? []), pruned, isInterrupted };
}

/** Report of a run, failures first. `productsOf` returns the ids of the products that use the photograph with a URL. */
export function summarizeUpdate(result: UpdateResult, productsOf: (address: string) => readonly string[]): string {
  const { fetched, cached, failed, pruned, isInterrupted } = result;
  const counts = [`${fetched} fetched`, `${cached} in the cache`, `${failed.length} failed`];
  if (pruned > 0) counts.push(`${pruned} unused files dropped`);
  const lines = failed.map((failure) => describeFailure(failure, productsOf(failure.address)));
  if (failed.some(({ isRemembered }) => isRemembered)) {
    lines.push('Failures are remembered for a day; npm run images -- --retry tries them again.');
  }
  return [...lines, `Photographs: ${counts.join(', ')}${isInterrupted ? '; interrupted' : ''}`].join('\n');
}

function describeFailure({ address, reason, detail, isRemembered }: FailedDownload, ids: readonly string[]): string {
  const others = ids.length > 1 ? ` and ${ids.length - 1} more` : '';
  return `${ids[0] ?? ''}${others}: ${address} ${detail} [${reason}${isRemembered ? ', remembered' : ''}]`;
}
