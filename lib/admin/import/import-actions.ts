import { imageKind } from '../../catalogue/images/image-header';
import type { RawProduct } from '../../catalogue/schema/product';
import { fromBase64 } from '../../encoding';
import { writeImage } from '../../storage/image-database';
import { openKeyValueStore } from '../../storage/key-value-store';
import type { ChangeSet } from '../change-set/apply-change-set';
import { presentProducts } from '../edits/edit';
import type { EditStore } from '../edits/edit-store';
import { addProducts, type Change, removeProducts, restoreProducts, updateProducts } from '../edits/operations';
import { type ImageStore, imageError, uploadPath } from '../images/image-store';
import { isImageMissing } from '../images/missing-images';
import type { TaskOptions } from '../run-in-chunks';
import type { ImportPlan, Success } from '../store-types';
import type { ImportMapping } from './import-mapping';
import type { ImportChange } from './import-types';
import type { LastImport } from './preview-import';

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
      const { readImport } = await import('./read-import');
      const { rows, categories } = getSnapshot();
      const present = presentProducts({ rows });
      const deleted = new Map(rows.flatMap(({ id, raw, isDeleted }) => (isDeleted ? [[id, raw] as const] : [])));
      const last = (await readRecord()) ?? {};
      const { site } = current();
      const { preview, pictures, record } = await readImport(content, mapping, {
        shop: { categories, products: present },
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
          return { ...outcome, ...(outcome.undo && { undo: withRecord(outcome.undo, last) }) };
        },
      };
    },
  };
}

/** Undo that also restores the record of the previous import, so that the file can be imported again. */
function withRecord(undo: NonNullable<Success['undo']>, record: LastImport): NonNullable<Success['undo']> {
  return async (taskOptions) => {
    const outcome = await undo(taskOptions);
    if (outcome.ok) await writeRecord(record);
    return outcome;
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
