import type { Place } from '../../site/publish-place';
import type { ImageStore } from '../images/image-store';
import { isUpload } from '../images/is-upload';
import { keptPicture } from '../images/picture-presence';
import type { Bundle } from '../ledger/bundle';
import type { CommitFile, Host } from './host';

type Parts = { host: Host; place: Pick<Place, 'uploadsPath'>; images: Pick<ImageStore, 'read'> };
type At = { head: string; bundle: Bundle };

/** Which pictures the repository has at a commit, and which this browser can add to it. Each is asked for once. */
export class RepositoryPictures {
  private readonly parts: Parts;
  private readonly head: string;
  /** What the catalogue names there is there: the build of that commit has looked for it. */
  private readonly named: ReadonlySet<string>;
  private readonly answers = new Map<string, Promise<boolean>>();

  constructor(parts: Parts, { head, bundle }: At) {
    this.parts = parts;
    this.head = head;
    this.named = new Set(
      [...bundle.products.values()].flatMap(({ image_links }) => image_links ?? []).filter(isUpload),
    );
  }

  /** Whether a picture is neither in this browser nor in the repository. */
  readonly isMissing = async (path: string): Promise<boolean> =>
    isUpload(path) &&
    !this.named.has(path) &&
    !(await keptPicture(path, this.parts.images)) &&
    !(await this.isThere(path));

  /** Those of some pictures that this browser has and the repository lacks, as files of a commit. */
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
    const asked =
      this.answers.get(path) ??
      this.parts.host.readFile(this.fileOf(path), this.head).then((bytes) => bytes !== undefined);
    this.answers.set(path, asked);
    return asked;
  }

  private fileOf(path: string): string {
    return `${this.parts.place.uploadsPath}/${path.slice('/uploads/'.length)}`;
  }
}
