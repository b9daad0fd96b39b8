import { formatProblem } from '../../catalogue/parse';
import { parseJson } from '../../catalogue/parse-json';
import { LAST_CHANGES, type LastChanges, parseLastChanges } from '../../catalogue/schema/last-changes';
import type { CommitFile, Host } from '../../git-hosts/git-host';
import { cataloguePath, type Place } from '../../site/publish-place';
import type { ImageStore } from '../images/image-store';
import { isOwnFile } from '../images/is-own-file';
import { isUpload } from '../images/is-upload';
import { keptPicture, publishedPictures } from '../images/picture-presence';
import { type Bundle, toBundle } from '../ledger/bundle';
import type { Watch } from '../slices';
import { refused } from './publish-result';

type Source = Pick<Place, 'dataPath'>;

/** Catalogue at the head of the branch, with the days of last changes. */
export type Branch = { head: string; bundle: Bundle; changes: LastChanges };

/** Path of the days of last changes in the repository. */
export const lastChangesPath = ({ dataPath }: Source): string => `${dataPath}/${LAST_CHANGES}`;

/** Branch as it is at its head. Rejects with a HostFault, and as refused, in sentences, where something is wrong with one of its two files. */
export async function readBranch(host: Host, place: Source, watch?: Watch): Promise<Branch> {
  const head = await host.readHead();
  const [bundle, recorded] = await Promise.all([
    readCatalogueAt(host, place, head, watch),
    host.readFile(lastChangesPath(place), head),
  ]);
  const read = parseLastChanges(recorded ?? '{}', lastChangesPath(place));
  if (!read.ok) throw refused(read.problems.map(formatProblem));
  return { head, bundle, changes: read.changes };
}

/** Catalogue at a commit. Rejects with a HostFault, and as refused where something is wrong with its file. */
export async function readCatalogueAt(host: Host, place: Source, commit: string, watch?: Watch): Promise<Bundle> {
  const path = cataloguePath(place);
  const bytes = await host.readFile(path, commit);
  if (!bytes) throw refused([`${path}: is not in the repository`]);
  try {
    return await toBundle(parseJson(bytes), watch);
  } catch (error) {
    watch?.signal?.throwIfAborted();
    throw refused([`${path}: ${(error as Error).message}`]);
  }
}

type PictureParts = { host: Host; place: Pick<Place, 'dataPath' | 'uploadsPath'>; images: Pick<ImageStore, 'read'> };

/** Pictures of a branch: which of them it has, and which this browser can add. Each is asked for once. Rejects with a HostFault. */
export class BranchPictures {
  /** Pictures that the catalogue names are there: the build of that commit has looked for them. */
  private readonly named: ReadonlySet<string>;
  private readonly answers = new Map<string, Promise<boolean>>();

  constructor(
    private readonly parts: PictureParts,
    private readonly branch: Pick<Branch, 'head' | 'bundle'>,
  ) {
    this.named = publishedPictures(branch.bundle);
  }

  /** Whether a picture is neither in this browser nor in the repository. */
  readonly isMissing = async (path: string): Promise<boolean> =>
    isOwnFile(path) &&
    !this.named.has(path) &&
    !(await keptPicture(path, this.parts.images)) &&
    !(await this.isThere(path));

  /** The files of a commit for pictures that this browser has and the repository lacks. */
  async filesFor(paths: readonly string[]): Promise<CommitFile[]> {
    const files: CommitFile[] = [];
    for (const path of new Set(paths.filter((each) => isUpload(each) && !this.named.has(each)))) {
      const picture = await keptPicture(path, this.parts.images);
      if (!picture || (await this.isThere(path))) continue;
      files.push({ path: this.fileOf(path), content: new Uint8Array(await picture.arrayBuffer()) });
    }
    return files;
  }

  private isThere(path: string): Promise<boolean> {
    const { uploadsPath, dataPath } = this.parts.place;
    const files = isUpload(path)
      ? [this.fileOf(path)]
      : [`${dataPath}${path}`, `${uploadsPath.replace(/\/?[^/]*$/, '')}${path}`.replace(/^\//, '')];
    const asked = this.answers.get(path) ?? this.hasSome(files);
    this.answers.set(path, asked);
    return asked;
  }

  private async hasSome(files: readonly string[]): Promise<boolean> {
    const found = await Promise.all(files.map((file) => this.parts.host.readFile(file, this.branch.head)));
    return found.some((bytes) => bytes !== undefined);
  }

  private fileOf(path: string): string {
    return `${this.parts.place.uploadsPath}/${path.slice('/uploads/'.length)}`;
  }
}
