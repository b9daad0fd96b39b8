import type { ManifestEntry } from '../../../lib/catalogue/images/manifest';
import { forEachConcurrent } from '../processes/for-each-concurrent';
import { downloadPhotograph } from './download-photograph';
import { encodePhotograph } from './encode-photograph';
import { FetchFailure } from './fetch-failure';
import { INTERNET, type Network } from './network';
import { openPhotographCache, type PhotographCache } from './photograph-cache';
import { PHOTOGRAPH_LIMITS, type PhotographLimits } from './photograph-limits';

const MAX_CONCURRENT = 4;
const DAY_MS = 86_400_000;
const SAVE_EVERY_MS = 2000;

export type UpdateProgress = { done: number; total: number; host: string; failures: number };
export type FailedDownload = { address: string; reason: string; detail: string; isRemembered: boolean };
export type UpdateResult = {
  fetched: number;
  cached: number;
  failed: FailedDownload[];
  pruned: number;
  isInterrupted: boolean;
};

type Options = {
  addresses: readonly string[];
  folder: string;
  /** Also downloads photographs that failed within the last day. */
  retry?: boolean;
  prune?: boolean;
  signal?: AbortSignal;
  report?: (progress: UpdateProgress) => void;
  network?: Network;
  limits?: PhotographLimits;
  now?: () => number;
};

type DownloadContext = Required<Pick<Options, 'network' | 'limits' | 'signal' | 'now'>>;

/**
 * Downloads the photographs that the cache does not have. A failed download does not end the run. An interrupted run leaves a valid
 * manifest.
 */
export async function updatePhotographs(options: Options): Promise<UpdateResult> {
  const {
    folder,
    retry = false,
    prune = false,
    report,
    network = INTERNET,
    limits = PHOTOGRAPH_LIMITS,
    now = Date.now,
  } = options;
  const signal = options.signal ?? new AbortController().signal;
  const context: DownloadContext = { network, limits, signal, now };
  const addresses = [...new Set(options.addresses)];
  const cache = openPhotographCache(folder);
  const result: UpdateResult = { fetched: 0, cached: 0, failed: [], pruned: 0, isInterrupted: false };
  const pending: string[] = [];

  for (const address of addresses) {
    const entry = cache.get(address);
    if (entry && cache.hasAllFiles(entry)) result.cached += 1;
    else if (entry?.status === 'failed' && !retry && now() - Date.parse(entry.at) < DAY_MS) {
      result.failed.push({ address, reason: entry.reason, detail: entry.detail, isRemembered: true });
    } else pending.push(address);
  }

  let savedAt = performance.now();
  function saveIfDue() {
    if (performance.now() - savedAt < SAVE_EVERY_MS) return;
    cache.save();
    savedAt = performance.now();
  }

  let done = addresses.length - pending.length;
  const update = async (address: string) => {
    if (signal.aborted) return;
    report?.({ done, total: addresses.length, host: new URL(address).host, failures: result.failed.length });
    const entry = await fetchPhotograph(address, cache, context);
    if (!entry) return;
    cache.set(address, entry);
    if (entry.status === 'ok') result.fetched += 1;
    else result.failed.push({ address, reason: entry.reason, detail: entry.detail, isRemembered: false });
    done += 1;
    saveIfDue();
  };
  await forEachConcurrent(MAX_CONCURRENT, pending, update).finally(cache.save);
  const position = new Map(addresses.map((address, index) => [address, index]));
  result.failed.sort((a, b) => (position.get(a.address) ?? 0) - (position.get(b.address) ?? 0));
  result.isInterrupted = signal.aborted;
  if (prune && !signal.aborted) {
    const wanted = new Set(addresses);
    // Paths that start with '/' are uploads of the shop; builds write their files.
    result.pruned = cache.prune((address) => wanted.has(address) || address.startsWith('/'));
  }
  return result;
}

/** Downloads a photograph and writes its files. Resolves with its manifest entry; undefined if the run is interrupted. */
async function fetchPhotograph(
  address: string,
  { write }: Pick<PhotographCache, 'write'>,
  { network, limits, signal, now }: DownloadContext,
): Promise<ManifestEntry | undefined> {
  const isoNow = () => new Date(now()).toISOString();
  try {
    const body = await downloadPhotograph(address, { network, limits, signal });
    const { files, ...photograph } = await encodePhotograph(body, limits);
    for (const { variant, data } of files) write(variant.file, data);
    const variants = files.map(({ variant }) => variant);
    return { status: 'ok', ...photograph, variants, fetchedAt: isoNow() };
  } catch (error) {
    if (signal.aborted) return undefined;
    if (!(error instanceof FetchFailure)) throw error;
    return { status: 'failed', reason: error.reason, detail: error.message, at: isoNow() };
  }
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
