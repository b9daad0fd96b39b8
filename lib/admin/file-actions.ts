import { imageKind } from '../catalogue/images/image-header';
import type { RawProduct } from '../catalogue/schema/product';
import { fromBase64, toBase64 } from '../encoding';
import { writeImage } from '../storage/image-database';
import { openKeyValueStore } from '../storage/key-value-store';
import { buildChangeSet, type ChangeSet, changeSetName } from './change-set/apply-change-set';
import { selectPublishable } from './edits/check-products';
import { type Edit, publishableEdits, versionHash, wantedProduct } from './edits/edit';
import type { EditStore } from './edits/edit-store';
import {
  addProducts,
  type Change,
  markExported,
  removeProducts,
  restoreProducts,
  updateProducts,
} from './edits/operations';
import { toAllFieldsCsv, toShopifyCsv } from './export/product-csv';
import { type ImageStore, imageError, isImageMissing, readStoredPicture, uploadPath } from './images/image-store';
import { isUpload, rawPictures } from './images/image-urls';
import type { ImportMapping } from './import/import-mapping';
import type { ImportChange } from './import/import-types';
import type { LastImport } from './import/preview-import';
import type { TaskOptions } from './run-in-chunks';
import type { DownloadFile, ImportPlan } from './store-types';

/** Actions that export the edits as a change set, and the product list as CSV or JSON. */
export function exportActions(store: EditStore, images: ImageStore) {
  return {
    /**
     * Exports the edits as a change set. `file` is `undefined` if nothing can be published, `leftOut` has the products that were left
     * out, and `mark` marks the others as exported after the file was saved. Rejects if it is cancelled.
     */
    exportChanges: async (taskOptions?: TaskOptions) => {
      const { edits, site } = store.current();
      const pictures = { isMissing: (path: string) => isImageMissing(path, images, site), where: 'in the store' };
      const selected = await selectPublishable(publishableEdits(edits), site.catalogue, pictures, taskOptions);
      const changes = buildChangeSet(selected.edits, site, await picturesOf(selected.edits, images, taskOptions));
      const exported = new Map(selected.edits.map((edit) => [edit.id, versionHash(wantedProduct(edit))]));
      const count = changes.ops.length;
      return {
        count,
        leftOut: selected.leftOut,
        file: count > 0 ? jsonFile(changeSetName(new Date()), jsonText(changes)) : undefined,
        mark: () => store.applyChange(markExported(exported), taskOptions),
      };
    },
    /** Product list as CSV with a row for each variant. 'fields' has all fields, so that an import reads it without loss. */
    exportTable: async (kind: 'shopify' | 'fields'): Promise<DownloadFile> => {
      const { products, categories } = store.getSnapshot();
      const text = kind === 'shopify' ? toShopifyCsv(products, categories) : toAllFieldsCsv(products);
      return csvFile(`products-${kind}.csv`, await text);
    },
    exportJson: async (): Promise<DownloadFile> => {
      // Edits of a newer version of the admin cannot be read here. Export the stored text unchanged.
      const { mode, products } = store.getSnapshot();
      const stored = mode === 'read-only' ? store.storedText() : undefined;
      return stored ? jsonFile('edits.json', stored) : jsonFile('products.json', jsonText(products));
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
    if (!picture) continue;
    const sha256 = path.slice('/uploads/'.length, -'.webp'.length);
    const base64 = toBase64(new Uint8Array(await picture.arrayBuffer()));
    files.push({ path, sha256, mime: 'image/webp', base64 });
  }
  return files;
}

/** Store of the record of the last import. Without a database, an import only compares with the current products. */
const records = openKeyValueStore<LastImport>('imports');
const readRecord = () => records.read('last').catch(() => undefined);
const writeRecord = (record: LastImport) => records.write('last', record).catch(() => undefined);

/** Action that previews the import of a file. The preview can be applied as one change with one undo. */
export function importActions({ getSnapshot, applyChange, current }: EditStore, images: Pick<ImageStore, 'read'>) {
  return {
    /**
     * Previews the import of a file. `mapping` has the columns that the operator corrected; other columns are detected. If the file
     * cannot be read, rejects with an `Error` whose message is for the operator.
     */
    planImport: async (
      content: Uint8Array | string,
      mapping: Partial<ImportMapping> = {},
      taskOptions?: TaskOptions,
    ): Promise<ImportPlan> => {
      // The code that reads tables is loaded with the first file.
      const { readImport } = await import('./import/read-import');
      const { rows, products, categories } = getSnapshot();
      const deleted = new Map(rows.flatMap(({ id, raw, isDeleted }) => (isDeleted ? [[id, raw] as const] : [])));
      const last = (await readRecord()) ?? {};
      const { site } = current();
      const { preview, pictures, record } = await readImport(content, mapping, {
        shop: { categories, products },
        last,
        isMissing: (path) => isImageMissing(path, images, site),
        taskOptions,
      });
      return {
        ...preview,
        apply: async (applyOptions) => {
          if (pictures.length > 0) await storePictures(pictures);
          const outcome = await applyChange(importChange(preview.changes, deleted), applyOptions);
          if (!outcome.ok) return outcome;
          await writeRecord(record);
          const { undo } = outcome;
          if (!undo) return outcome;
          // Undo also restores the record of the previous import, so that the file can be imported again.
          const undoImport = async (undoOptions?: TaskOptions) => {
            const undone = await undo(undoOptions);
            if (undone.ok) await writeRecord(last);
            return undone;
          };
          return { ...outcome, undo: undoImport };
        },
      };
    },
  };
}

/** Import as one change. A product that was deleted in this browser is restored and updated. */
function importChange(changes: readonly ImportChange[], deleted: ReadonlyMap<string, RawProduct>): Change {
  const isRestored = ({ kind, id }: ImportChange) => kind === 'add' && deleted.has(id);
  const updates = changes.flatMap(({ id, kind, raw, before = deleted.get(id) }) =>
    before && kind !== 'delete' ? [[id, { raw, before }] as const] : [],
  );
  const steps = [
    restoreProducts(changes.filter(isRestored).map(({ id }) => id)),
    updateProducts(new Map(updates)),
    addProducts(changes.flatMap((change) => (change.kind === 'add' && !isRestored(change) ? change.raw : []))),
    removeProducts(changes.flatMap(({ kind, id }) => (kind === 'delete' ? id : []))),
  ];
  return async (edits, context) => {
    let next = edits;
    for (const step of steps) next = await step(next, context);
    return next;
  };
}

/**
 * Stores the pictures of a change set in this browser, under the paths of its products. Rejects if a picture does not match the
 * hash in its path, is not valid or cannot be stored.
 */
export async function storePictures(files: ChangeSet['files']): Promise<void> {
  for (const { path, mime, base64 } of files) {
    const bytes = fromBase64(base64);
    const picture = new File([bytes], path, { type: mime });
    if (path !== (await uploadPath(picture))) throw new Error(`${path} is not a picture of the type in its name`);
    // A stored picture may be written to a project folder without another check.
    const error = imageKind(bytes) === 'webp' ? await imageError(picture) : `${path} is not a WebP picture`;
    if (error) throw new Error(error);
    await writeImage(path, picture);
  }
}
