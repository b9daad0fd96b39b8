import { LASTMOD_FILE, type LastmodEntries, parseLastmod } from '../../catalogue/lastmod/lastmod';
import { formatProblem } from '../../catalogue/parse';
import { parseJson } from '../../catalogue/parse-json';
import type { RawProduct } from '../../catalogue/schema/product';
import { type PublishedCatalogue, toPublishedCatalogue } from '../edits/published-catalogue';
import type { CommitFile, GitHost } from '../git-hosts/git-host';
import { type ImageStore, isImageMissing, publishedPictures, readStoredPicture } from '../images/image-store';
import { isUpload, rawPictures } from '../images/image-urls';
import type { TaskOptions } from '../run-in-chunks';
import { cataloguePath, type PublishTarget } from './publish-target';

/** Error that ends a publish. The message is a sentence for the operator. */
export class PublishError extends Error {}

/** Catalogue at the latest commit (`head`) of the branch, with the dates of the last changes. */
export type Branch = { head: string; published: PublishedCatalogue; lastChanges: LastmodEntries };

/** Path in the repository of the file with the dates of the last changes. */
export const lastChangesPath = ({ dataPath }: Pick<PublishTarget, 'dataPath'>): string => `${dataPath}/${LASTMOD_FILE}`;

/** Reads the branch. Rejects with a HostError, or a {@link PublishError} if one of its two files is missing or broken. */
export async function readBranch(host: GitHost, target: PublishTarget, taskOptions?: TaskOptions): Promise<Branch> {
  const head = await host.readHead();
  const [catalogue, dates] = await Promise.all([
    host.readFile(cataloguePath(target), head),
    host.readFile(lastChangesPath(target), head),
  ]);
  if (!catalogue) throw new PublishError(`${cataloguePath(target)} is not in the repository.`);
  const read = parseLastmod(dates ?? '{}', lastChangesPath(target));
  if (!read.ok) throw new PublishError(`The branch has a problem: ${read.problems.map(formatProblem).join(' ')}`);
  try {
    return {
      head,
      published: await toPublishedCatalogue(parseJson(catalogue), taskOptions),
      lastChanges: read.changes,
    };
  } catch (error) {
    taskOptions?.signal?.throwIfAborted();
    throw new PublishError(`The branch has a problem: ${cataloguePath(target)}: ${(error as Error).message}.`);
  }
}

type PictureDependencies = { host: GitHost; target: PublishTarget; images: Pick<ImageStore, 'read'> };

/** Checks the pictures of products against a branch. Requests each file once. Rejects with a HostError. */
export function branchPictures({ host, target, images }: PictureDependencies, { head, published }: Branch) {
  const requests = new Map<string, Promise<boolean>>();
  const { dataPath, uploadsPath } = target;
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
    isMissing: (path: string): Promise<boolean> => isImageMissing(path, images, published, isInRepository),
    /** Files to commit: pictures of the products that are in this browser and not in the repository. */
    filesFor: async (products: readonly RawProduct[]): Promise<CommitFile[]> => {
      const files: CommitFile[] = [];
      for (const path of new Set(products.flatMap(rawPictures))) {
        if (!isUpload(path) || publishedPictures(published).has(path)) continue;
        const picture = await readStoredPicture(path, images);
        if (picture && !(await isInRepository(path)))
          files.push({ path: uploadFile(path), content: new Uint8Array(await picture.arrayBuffer()) });
      }
      return files;
    },
  };
}
