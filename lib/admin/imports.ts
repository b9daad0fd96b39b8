import { fromBase64 } from '../base64';
import { imageKind } from '../catalogue/photographs/image-header';
import type { RawProduct } from '../catalogue/schema/product';
import { writePicture } from '../storage/database';
import { readImportNote, writeImportNote } from '../storage/import-memory';
import type { ChangeSet } from './change-set/change-set';
import { imageFault } from './images/image-fault';
import { type ImageStore, uploadPath } from './images/image-store';
import { isMissing } from './images/picture-presence';
import type { LastImport } from './import/last-import';
import type { PlannedChange } from './import/preview-import';
import type { LedgerStore } from './ledger/ledger-store';
import { addProducts, type Change, removeProducts, restoreProducts, updateProducts } from './ledger/operations';
import { presentProducts } from './ledger/rows';
import type { AdminStore, Done } from './store-types';

/** The name of the record of the last import in the browser's database. */
const LAST_IMPORT = 'last';

/** Imports of files: a preview first, then one change with one undo. */
export function openImports(
  { getSnapshot, applyChange, current }: LedgerStore,
  images: Pick<ImageStore, 'read'>,
): Pick<AdminStore, 'planImport'> {
  return {
    planImport: async (content, mapping, watch) => {
      // The readers of tables are fetched with the first file.
      const { readImport } = await import('./import/read-import');
      const { rows, categories } = getSnapshot();
      const present = presentProducts({ rows });
      const deleted = new Map(rows.flatMap(({ id, raw, isDeleted }) => (isDeleted ? [[id, raw] as const] : [])));
      const last = (await readImportNote<LastImport>(LAST_IMPORT)) ?? {};
      const { bundle } = current();
      const { preview, pictures, changes, record } = await readImport(content, mapping, {
        shop: { categories, products: present },
        last,
        isMissing: (path) => isMissing(path, images, bundle),
        watch,
      });
      return {
        ...preview,
        apply: async (working) => {
          if (pictures.length > 0) await keepPictures(pictures);
          const outcome = await applyChange(importChange(changes, deleted), working);
          if (!outcome.ok) return outcome;
          await writeImportNote(LAST_IMPORT, record);
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
    if (outcome.ok) await writeImportNote(LAST_IMPORT, record);
    return outcome;
  };
}

/** An import as one change. A product that was deleted here is restored in its place. */
function importChange(changes: readonly PlannedChange[], deleted: ReadonlyMap<string, RawProduct>): Change {
  const isRestored = ({ kind, id }: PlannedChange) => kind === 'add' && deleted.has(id);
  const edits = changes.flatMap(({ id, kind, raw, before = deleted.get(id) }) =>
    before && kind !== 'delete' ? [[id, { raw, before }] as const] : [],
  );
  const steps = [
    restoreProducts(changes.filter(isRestored).map(({ id }) => id)),
    updateProducts(new Map(edits)),
    addProducts(changes.flatMap((change) => (change.kind === 'add' && !isRestored(change) ? change.raw : []))),
    removeProducts(changes.flatMap(({ kind, id }) => (kind === 'delete' ? id : []))),
  ];
  return async (ledger, context) => {
    let next = ledger;
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
    if (path !== (await uploadPath(picture))) throw new Error(`${path} is not the picture that its name says`);
    // A kept picture may be written to a project folder without another check.
    const error = imageKind(bytes) === 'webp' ? await imageFault(picture) : `${path} is not a WebP picture`;
    if (error) throw new Error(error);
    await writePicture(path, picture);
  }
}
