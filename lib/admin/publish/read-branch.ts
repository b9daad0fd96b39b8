import { formatProblem } from '../../catalogue/parse';
import { parseJson } from '../../catalogue/parse-json';
import { LAST_CHANGES, type LastChanges, parseLastChanges } from '../../catalogue/schema/last-changes';
import type { Place } from '../../site/publish-place';
import { type Bundle, toBundle } from '../ledger/bundle';
import type { Watch } from '../slices';
import type { Host } from './host';

/** The catalogue at a commit, with the days of last changes; or what is wrong with one of the two files, in sentences that name it. */
export type Branch =
  | { ok: true; head: string; bundle: Bundle; changes: LastChanges }
  | { ok: false; problems: readonly string[] };

type Source = Pick<Place, 'dataPath'>;

/** The file of the catalogue in the repository. */
export const cataloguePath = ({ dataPath }: Source): string => `${dataPath}/catalogue.json`;
/** The file of the days of last changes in the repository. */
export const lastChangesPath = ({ dataPath }: Source): string => `${dataPath}/${LAST_CHANGES}`;

/** Reads what the branch holds at its head. Rejects with a HostFault. */
export async function readBranch(host: Host, place: Source, watch?: Watch): Promise<Branch> {
  const head = await host.readHead();
  const [bytes, recorded] = await Promise.all([
    host.readFile(cataloguePath(place), head),
    host.readFile(lastChangesPath(place), head),
  ]);
  const read = await readCatalogue(bytes, cataloguePath(place), watch);
  if (!read.ok) return read;
  const changes = parseLastChanges(recorded ?? '{}', lastChangesPath(place));
  if (!changes.ok) return { ok: false, problems: changes.problems.map(formatProblem) };
  return { ok: true, head, bundle: read.bundle, changes: changes.changes };
}

type Reading = { ok: true; bundle: Bundle } | { ok: false; problems: readonly string[] };

/** The catalogue at a commit of the past. Rejects with a HostFault. */
export async function readCatalogueAt(host: Host, place: Source, commit: string, watch?: Watch): Promise<Reading> {
  const path = cataloguePath(place);
  return readCatalogue(await host.readFile(path, commit), path, watch);
}

async function readCatalogue(bytes: Uint8Array | undefined, path: string, watch?: Watch): Promise<Reading> {
  if (!bytes) return { ok: false, problems: [`${path}: is not in the repository`] };
  try {
    return { ok: true, bundle: await toBundle(parseJson(bytes), watch) };
  } catch (error) {
    watch?.signal?.throwIfAborted();
    return { ok: false, problems: [`${path}: ${(error as Error).message}`] };
  }
}
