import { fromBase64 } from '../base64';
import { imageKind } from '../catalogue/photographs/image-header';
import type { RawProduct } from '../catalogue/schema/product';
import { writePicture } from '../storage/database';
import { openRecords } from '../storage/records';
import type { ChangeSet } from './change-set/change-set';
import type { Change } from './edits/change';
import type { EditStore } from './edits/edit-store';
import { addProducts, removeProducts, restoreProducts, updateProducts } from './edits/operations';
import { presentProducts } from './edits/rows';
import { imageError } from './images/image-error';
import { type ImageStore, uploadPath } from './images/image-store';
import { isMissing } from './images/picture-presence';
import type { LastImport } from './import/last-import';
import type { PlannedChange } from './import/preview-import';
import type { AdminStore, Done } from './store-types';

/** The record of the last import. Without a database there is none, and an import then compares with the present products only. */
const records = openRecords<LastImport>('imports');
const readRecord = () => records.read('last').catch(() => undefined);
const writeRecord = (record: LastImport) => records.write('last', record).catch(() => undefined);

/** Imports of files: a preview first, then one change with one undo. */
export function openImports(
  { getSnapshot, applyChange, current }: EditStore,
  images: Pick<ImageStore, 'read'>,
): Pick<AdminStore, 'planImport'> {
  return {
    planImport: async (content, mapping, watch) => {
      // The readers of tables are fetched with the first file.
      const { readImport } = await import('./import/read-import');
      const { rows, categories } = getSnapshot();
      const present = presentProducts({ rows });
      const deleted = new Map(rows.flatMap(({ id, raw, isDeleted }) => (isDeleted ? [[id, raw] as const] : [])));
      const last = (await readRecord()) ?? {};
      const { site } = current();
      const { preview, pictures, changes, record } = await readImport(content, mapping, {
        shop: { categories, products: present },
        last,
        isMissing: (path) => isMissing(path, images, site),
        watch,
      });
      return {
        ...preview,
        apply: async (working) => {
          if (pictures.length > 0) await keepPictures(pictures);
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
function withRecord(undo: NonNullable<Done['undo']>, record: LastImport): NonNullable<Done['undo']> {
  return async (watch) => {
    const outcome = await undo(watch);
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
export async function keepPictures(files: ChangeSet['files']): Promise<void> {
  for (const { path, mime, base64 } of files) {
    const bytes = fromBase64(base64);
    const picture = new File([bytes], path, { type: mime });
    if (path !== (await uploadPath(picture))) throw new Error(`${path} is not a picture of the type in its name`);
    // A kept picture may be written to a project folder without another check.
    const error = imageKind(bytes) === 'webp' ? await imageError(picture) : `${path} is not a WebP picture`;
    if (error) throw new Error(error);
    await writePicture(path, picture);
  }
}
