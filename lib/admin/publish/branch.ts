import { formatProblem } from '../../catalogue/parse';
import { parseJson } from '../../catalogue/parse-json';
import { LAST_CHANGES, type LastChanges, parseLastChanges } from '../../catalogue/schema/last-changes';
import type { RawProduct } from '../../catalogue/schema/product';
import type { CommitFile, GitHost } from '../../git-hosts/git-host';
import { cataloguePath, type Place } from '../../site/publish-place';
import { type PublishedCatalogue, toPublishedCatalogue } from '../edits/published-catalogue';
import type { ImageStore } from '../images/image-store';
import { isOwnFile, isUpload, rawPictures } from '../images/image-urls';
import { keptPicture, publishedPictures } from '../images/picture-presence';
import type { Watch } from '../slices';

/** Problem that ends a publish, as a sentence for the operator. */
export class PublishError extends Error {}

/** Catalogue at the head of the branch, with the dates of the last changes. */
export type Branch = { head: string; published: PublishedCatalogue; lastChanges: LastChanges };

/** Path of the dates of last changes in the repository. */
export const lastChangesPath = ({ dataPath }: Pick<Place, 'dataPath'>): string => `${dataPath}/${LAST_CHANGES}`;

/** Reads the branch. Rejects with a HostError, or a {@link PublishError} if one of its two files is missing or broken. */
export async function readBranch(host: GitHost, place: Place, watch?: Watch): Promise<Branch> {
  const head = await host.readHead();
  const [catalogue, dates] = await Promise.all([
    host.readFile(cataloguePath(place), head),
    host.readFile(lastChangesPath(place), head),
  ]);
  if (!catalogue) throw new PublishError(`${cataloguePath(place)} is not in the repository.`);
  const read = parseLastChanges(dates ?? '{}', lastChangesPath(place));
  if (!read.ok) throw new PublishError(`The branch has a problem: ${read.problems.map(formatProblem).join(' ')}`);
  try {
    return { head, published: await toPublishedCatalogue(parseJson(catalogue), watch), lastChanges: read.changes };
  } catch (error) {
    watch?.signal?.throwIfAborted();
    throw new PublishError(`The branch has a problem: ${cataloguePath(place)}: ${(error as Error).message}.`);
  }
}

type PictureParts = { host: GitHost; place: Place; images: Pick<ImageStore, 'read'> };

/** Pictures of a branch: which are missing, and which this browser can add. Requests each file once. Rejects with a HostError. */
export function branchPictures({ host, place, images }: PictureParts, { head, published }: Branch) {
  // Pictures that the branch's catalogue names exist: the build of that commit has checked them.
  const named = publishedPictures(published);
  const requests = new Map<string, Promise<boolean>>();
  const { dataPath, uploadsPath } = place;
  const uploadFile = (path: string) => `${uploadsPath}/${path.slice('/uploads/'.length)}`;
  const publicPath = uploadsPath.replace(/\/?[^/]*$/, '');

  const hasFile = async (path: string): Promise<boolean> => {
    const files = isUpload(path)
      ? [uploadFile(path)]
      : [`${dataPath}${path}`, `${publicPath}${path}`.replace(/^\//, '')];
    const contents = await Promise.all(files.map((file) => host.readFile(file, head)));
    return contents.some((content) => content !== undefined);
  };
  const isInRepository = (path: string): Promise<boolean> => {
    const request = requests.get(path) ?? hasFile(path);
    requests.set(path, request);
    return request;
  };

  return {
    /** True for a picture of the shop that is neither in this browser nor in the repository. */
    isMissing: async (path: string): Promise<boolean> =>
      isOwnFile(path) && !named.has(path) && !(await keptPicture(path, images)) && !(await isInRepository(path)),
    /** Files for the pictures of products that this browser has and the repository lacks. */
    filesFor: async (products: readonly RawProduct[]): Promise<CommitFile[]> => {
      const files: CommitFile[] = [];
      for (const path of new Set(products.flatMap(rawPictures))) {
        if (!isUpload(path) || named.has(path)) continue;
        const picture = await keptPicture(path, images);
        if (picture && !(await isInRepository(path)))
          files.push({ path: uploadFile(path), content: new Uint8Array(await picture.arrayBuffer()) });
      }
      return files;
    },
  };
}
