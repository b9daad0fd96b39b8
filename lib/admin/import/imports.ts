import { fromBase64 } from '../../base64';
import { imageKind } from '../../catalogue/photographs/image-header';
import type { RawProduct } from '../../catalogue/schema/product';
import { writePicture } from '../../storage/database';
import { readImportNote, writeImportNote } from '../../storage/import-memory';
import type { ChangeSet } from '../change-set/change-set';
import { imageFault } from '../images/image-fault';
import { type ImageStore, uploadPath } from '../images/image-store';
import { isMissing } from '../images/picture-presence';
import type { LedgerStore } from '../ledger/ledger-store';
import { addProducts, type Change, removeProducts, restoreProducts, updateProducts } from '../ledger/operations';
import { presentProducts } from '../ledger/rows';
import type { AdminStore, Done } from '../store-types';
import { type Senders, withLast } from './last-import';
import type { PlannedRow } from './plan';

/** The name under which the browser keeps the last files of senders. */
const SENDERS = 'senders';

/** Imports of files: each is first looked at, then, if the operator wishes, taken into the ledger as one change. */
export function openImports(
  { getSnapshot, applyChange, current }: LedgerStore,
  images: Pick<ImageStore, 'read'>,
): Pick<AdminStore, 'planImport'> {
  return {
    planImport: async (content, map, watch) => {
      // Layouts and the reader of HTML are fetched with the first file.
      const [{ readImport }, { planEntries }] = await Promise.all([import('./read-import'), import('./plan')]);
      const { rows, categories } = getSnapshot();
      const present = presentProducts({ rows });
      const deleted = new Map(rows.flatMap(({ id, raw, isDeleted }) => (isDeleted ? [[id, raw] as const] : [])));
      const senders = (await readImportNote<Senders>(SENDERS)) ?? {};
      const shop = () => ({ categories, products: present, senders });
      const { entries, pictures = [], last, ...reading } = await readImport(content, { map, shop }, watch);
      const { sender, gone } = reading.map ?? {};
      // A map that was corrected is kept, whether anything comes in, stays, or not.
      const told = senders[sender ?? '']?.products ?? {};
      const corrected = reading.map ? withLast(senders, reading.map, told) : senders;
      if (map) await writeImportNote(SENDERS, corrected);
      const { bundle } = current();
      const coming = new Set(pictures.map(({ path }) => path));
      const isAbsent = async (path: string) => !coming.has(path) && (await isMissing(path, images, bundle));
      const plan = await planEntries(entries, present, { last: last?.products, gone, isMissing: isAbsent, watch });
      return {
        ...reading,
        problems: [...reading.problems, ...plan.problems],
        doubts: plan.doubts,
        questions: plan.questions,
        gone: plan.gone,
        changes: plan.rows,
        variants: plan.variants,
        unchanged: plan.unchanged,
        apply: async (working) => {
          if (pictures.length > 0) await keepPictures(pictures);
          const outcome = await applyChange(importChange(plan.rows, deleted), working);
          if (!outcome.ok || !reading.map) return outcome;
          await writeImportNote(SENDERS, withLast(senders, reading.map, plan.told));
          return { ...outcome, ...(outcome.undo && { undo: withNotes(outcome.undo, corrected) }) };
        },
      };
    },
  };
}

/** An undo that takes back as well what was noted of the goods of a file, so that it may come again; the answers to its questions stay. */
function withNotes(undo: NonNullable<Done['undo']>, senders: Senders): NonNullable<Done['undo']> {
  return async (watch) => {
    const outcome = await undo(watch);
    if (outcome.ok) await writeImportNote(SENDERS, senders);
    return outcome;
  };
}

/** The change of an import, as one; a product that was deleted here comes back in its place. */
function importChange(rows: readonly PlannedRow[], deleted: ReadonlyMap<string, RawProduct>): Change {
  const isBack = ({ kind, id }: PlannedRow) => kind === 'add' && deleted.has(id);
  const edits = rows.flatMap((row) => {
    const before = row.before ?? deleted.get(row.id);
    return before && row.kind !== 'delete' ? [[row.id, { raw: row.raw, before }] as const] : [];
  });
  const steps = [
    restoreProducts(rows.filter(isBack).map(({ id }) => id)),
    updateProducts(new Map(edits)),
    addProducts(rows.flatMap((row) => (row.kind === 'add' && !isBack(row) ? row.raw : []))),
    removeProducts(rows.flatMap(({ kind, id }) => (kind === 'delete' ? id : []))),
  ];
  return async (ledger, context) => {
    let next = ledger;
    for (const step of steps) next = await step(next, context);
    return next;
  };
}

/**
 * Keeps the pictures of a change set in this browser, under the addresses that its products name. Rejects where one is not what its
 * name says, or cannot be kept.
 */
export async function keepPictures(files: ChangeSet['files']): Promise<void> {
  for (const { path, mime, base64 } of files) {
    const bytes = fromBase64(base64);
    const picture = new File([bytes], path, { type: mime });
    if (path !== (await uploadPath(picture))) throw new Error(`${path} is not the picture that its name says`);
    // A kept picture may be written to a project folder, which looks no further.
    const fault = imageKind(bytes) === 'webp' ? await imageFault(picture) : `${path} is no WebP picture`;
    if (fault) throw new Error(fault);
    await writePicture(path, picture);
  }
}
