import { adminMessages } from './admin-messages';
import type { Bundle } from './ledger/bundle';
import type { LedgerItem } from './ledger/ledger';
import { type ApplyEdits, leaveOut, type Sifted, siftEdits } from './sift-edits';
import type { Watch } from './slices';

/** Whether a picture is nowhere where a build would find it, and where that is, in words. */
export type Pictures = { isMissing: (path: string) => Promise<boolean>; where: string };
/** Finds out which of some edits may leave the browser: with every picture, and right in themselves and among the others. Rejects as `apply` does. */
export async function planExport(
  edits: readonly LedgerItem[],
  bundle: Bundle,
  pictures: Pictures,
  watch?: Watch,
  apply?: ApplyEdits,
): Promise<Sifted> {
  const missing = await missingPictures(edits, pictures, watch);
  const sifted = await siftEdits(
    edits.filter(({ id }) => !missing.has(id)),
    bundle,
    watch,
    apply,
  );
  const without = edits.flatMap((item) => {
    const reason = missing.get(item.id);
    return reason === undefined ? [] : leaveOut(item, reason);
  });
  return { ...sifted, leftOut: [...without, ...sifted.leftOut] };
}

const ASKED_AT_ONCE = 8;

/** Edits that cannot be published with the pictures that there are: the reason, by id. */
async function missingPictures(
  items: readonly LedgerItem[],
  { isMissing, where }: Pictures,
  { signal, onProgress }: Watch = {},
): Promise<Map<string, string>> {
  const shown = items.flatMap(({ id, product, deletedAt }) =>
    deletedAt === undefined ? (product?.image_links ?? []).map((path) => ({ id, path })) : [],
  );
  const paths = [...new Set(shown.map(({ path }) => path))];
  const missing = new Set<string>();
  for (let at = 0; at < paths.length; at += ASKED_AT_ONCE) {
    signal?.throwIfAborted();
    onProgress?.(at, paths.length);
    const asked = paths.slice(at, at + ASKED_AT_ONCE);
    const answers = await Promise.all(asked.map(isMissing));
    for (const [index, path] of asked.entries()) if (answers[index]) missing.add(path);
  }
  const reasons = new Map<string, string>();
  for (const { id, path } of shown)
    if (missing.has(path) && !reasons.has(id)) reasons.set(id, adminMessages.pictureMissing(path, where));
  return reasons;
}
