import { imageKind } from '../../catalogue/images/image-header';
import type { RawProduct } from '../../catalogue/schema/product';
import { fromBase64 } from '../../encoding';
import { writeImage } from '../../storage/image-database';
import { openKeyValueStore } from '../../storage/key-value-store';
import type { ChangeSet } from '../change-set/change-set-schema';
import { presentProducts } from '../edits/admin-rows';
import type { Change } from '../edits/change';
import type { EditStore } from '../edits/edit-store';
import { addProducts, removeProducts, restoreProducts, updateProducts } from '../edits/operations';
import { imageError } from '../images/image-error';
import { type ImageStore, uploadPath } from '../images/image-store';
import { isImageMissing } from '../images/missing-images';
import type { AdminStore, Success } from '../store-types';
import type { LastImport } from './last-import';
import type { PlannedChange } from './preview-import';

/** The record of the last import. Without a database there is none, and an import then compares with the present products only. */
const records = openKeyValueStore<LastImport>('imports');
const readRecord = () => records.read('last').catch(() => undefined);
const writeRecord = (record: LastImport) => records.write('last', record).catch(() => undefined);

/** Imports of files: a preview first, then one change with one undo. */
export function importActions(
  { getSnapshot, applyChange, current }: EditStore,
  images: Pick<ImageStore, 'read'>,
): Pick<AdminStore, 'planImport'> {
  return {
    planImport: async (content, mapping, taskOptions) => {
      // The readers of tables are fetched with the first file.
      const { readImport } = await import('./read-import');
      const { rows, categories } = getSnapshot();
      const present = presentProducts({ rows });
      const deleted = new Map(rows.flatMap(({ id, raw, isDeleted }) => (isDeleted ? [[id, raw] as const] : [])));
      const last = (await readRecord()) ?? {};
      const { site } = current();
      const { preview, pictures, changes, record } = await readImport(content, mapping, {
        shop: { categories, products: present },
        last,
        isMissing: (path) => isImageMissing(path, images, site),
        taskOptions,
      });
      return {
        ...preview,
        apply: async (working) => {
          if (pictures.length > 0) await storePictures(pictures);
          const outcome = await applyChange(importChange(changes, deleted), working);
          if (!outcome.ok) return outcome;
          await writeRecord(record);
          return { ...outcome, ...(outcome.undo && { undo: withRecord(outcome.undo, last) }) };
        },
      };
    },
  };
}

/** An undo that also restores the record of the import before, so that the file can be imported again. */
function withRecord(undo: NonNullable<Success['undo']>, record: LastImport): NonNullable<Success['undo']> {
  return async (taskOptions) => {
    const outcome = await undo(taskOptions);
    if (outcome.ok) await writeRecord(record);
    return outcome;
  };
}

/** An import as one change. A product that was deleted here is restored in its place. */
function importChange(changes: readonly PlannedChange[], deleted: ReadonlyMap<string, RawProduct>): Change {
  const isRestored = ({ kind, id }: PlannedChange) => kind === 'add' && deleted.has(id);
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
 * Keeps the pictures of a change set in this browser, under the paths that its products have. Rejects if one is not what its
 * name says, or cannot be kept.
 */
export async function storePictures(files: ChangeSet['files']): Promise<void> {
  for (const { path, mime, base64 } of files) {
    const bytes = fromBase64(base64);
    const picture = new File([bytes], path, { type: mime });
    if (path !== (await uploadPath(picture))) throw new Error(`${path} is not a picture of the type in its name`);
    // A kept picture may be written to a project folder without another check.
    const error = imageKind(bytes) === 'webp' ? await imageError(picture) : `${path} is not a WebP picture`;
    if (error) throw new Error(error);
    await writeImage(path, picture);
  }
}
