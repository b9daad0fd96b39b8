import { toBase64 } from '../../encoding';
import { buildChangeSet, type ChangeSet, changeSetName } from '../change-set/apply-change-set';
import { type Edit, presentProducts, publishableEdits, versionHash, wantedProduct } from '../edits/edit';
import type { EditStore } from '../edits/edit-store';
import { markExported } from '../edits/operations';
import { selectPublishable } from '../edits/select-publishable';
import type { ImageStore } from '../images/image-store';
import { isUpload, rawPictures } from '../images/image-urls';
import { isImageMissing, readStoredPicture } from '../images/missing-images';
import type { TaskOptions } from '../run-in-chunks';
import type { DownloadFile, ExportResult } from '../store-types';
import { toAllFieldsCsv, toShopifyCsv } from './shopify-csv';

/** Actions that export the edits as a change set, and the product list as CSV or JSON. */
export function exportActions(store: EditStore, images: ImageStore) {
  const present = () => presentProducts(store.getSnapshot());
  /** Hashes of the last exported versions by id, for `markExported`. */
  let exported: ReadonlyMap<string, string> = new Map();
  return {
    /** Exports the edits as a change set. `file` is missing if nothing can be published. Rejects if it is cancelled. */
    exportChanges: async (taskOptions?: TaskOptions): Promise<ExportResult & { file?: DownloadFile }> => {
      const { edits, site } = store.current();
      const pictures = { isMissing: (path: string) => isImageMissing(path, images, site), where: 'in the store' };
      const selected = await selectPublishable(publishableEdits(edits), site.catalogue, pictures, taskOptions);
      const changes = buildChangeSet(selected.edits, site, await picturesOf(selected.edits, images, taskOptions));
      exported = new Map(selected.edits.map((edit) => [edit.id, versionHash(wantedProduct(edit))]));
      const count = changes.ops.length;
      return {
        count,
        leftOut: selected.leftOut,
        ...(count > 0 && { file: jsonFile(changeSetName(new Date()), jsonText(changes)) }),
      };
    },
    /** Marks the products of the last `exportChanges` as exported. Call it after the file was saved. */
    markExported: (taskOptions?: TaskOptions) => store.applyChange(markExported(exported), taskOptions),
    /** Product list as CSV with a row for each variant. 'fields' has all fields, so that an import reads it without loss. */
    exportTable: async (kind: 'shopify' | 'fields'): Promise<DownloadFile> => {
      const products = present();
      const text =
        kind === 'shopify' ? toShopifyCsv(products, store.getSnapshot().categories) : toAllFieldsCsv(products);
      return csvFile(`products-${kind}.csv`, await text);
    },
    exportJson: async (): Promise<DownloadFile> => {
      // Edits of a newer version of the admin cannot be read here. Export the stored text unchanged.
      const stored = store.getSnapshot().mode === 'read-only' ? store.storedText() : undefined;
      return stored ? jsonFile('edits.json', stored) : jsonFile('products.json', jsonText(present()));
    },
  };
}

const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const csvFile = (name: string, text: string): DownloadFile => ({ name, type: 'text/csv', text });
const jsonFile = (name: string, text: string): DownloadFile => ({ name, type: 'application/json', text });

/** Pictures of the edits that this browser stores. Other pictures are already published. */
async function picturesOf(
  edits: readonly Edit[],
  images: ImageStore,
  taskOptions: TaskOptions = {},
): Promise<ChangeSet['files']> {
  const paths = new Set(edits.flatMap((edit) => rawPictures(wantedProduct(edit) ?? {})).filter(isUpload));
  const files: ChangeSet['files'] = [];
  for (const path of paths) {
    taskOptions.signal?.throwIfAborted();
    const picture = await readStoredPicture(path, images);
    if (picture) files.push(await toFile(path, picture));
  }
  return files;
}

const toFile = async (path: string, picture: Blob): Promise<ChangeSet['files'][number]> => ({
  path,
  sha256: path.slice('/uploads/'.length, -'.webp'.length),
  mime: 'image/webp',
  base64: toBase64(new Uint8Array(await picture.arrayBuffer())),
});
