import { fieldLabel } from '../catalogue/fields/field-list';
import { adminMessages } from './admin-messages';
import { applying } from './change-set/apply';
import { buildChangeSet } from './change-set/build';
import type { Bundle } from './ledger/bundle';
import { checkChange } from './ledger/check-change';
import { type Ledger, type LedgerItem, seedLedger } from './ledger/ledger';
import { exportedItems } from './ledger/operations';
import { finishInSlices, type Watch } from './slices';
import type { LeftOut } from './store-types';

/** Whether a picture is nowhere where a build would find it, and where that is, in words. */
export type Pictures = { isMissing: (path: string) => Promise<boolean>; where: string };
/** The edits that a build would take, and those that have to stay, each with the reason. */
export type ExportPlan = { items: readonly LedgerItem[]; leftOut: readonly LeftOut[] };

/**
 * Finds out which edits may leave the browser: with every picture, and right in themselves and among the others. What stays is looked at
 * as it is published, so that what needs it stays too. In the end the whole is applied as the project will.
 */
export async function planExport(
  { ledger, bundle }: { ledger: Ledger; bundle: Bundle },
  pictures: Pictures,
  watch?: Watch,
): Promise<ExportPlan> {
  let items = exportedItems(ledger);
  const leftOut = new Map<string, LeftOut>();
  const leave = (faults: readonly Fault[]): boolean => {
    const known = new Map(items.map((item) => [item.id, item]));
    for (const { id, message } of faults) {
      const item = known.get(id);
      if (item && !leftOut.has(id)) leftOut.set(id, { id, name: item.p?.name ?? id, message });
    }
    const count = items.length;
    items = items.filter(({ id }) => !leftOut.has(id));
    return items.length < count;
  };
  leave(await missingPictures(items, pictures, watch));
  while (leave(await refusals(items, bundle, watch)));
  const { report } = await finishInSlices(applying(bundle.catalogue, buildChangeSet(items, bundle, [])), watch);
  const isRefused = report.status === 'invalid' || report.status === 'conflict';
  const whole = isRefused ? report.problems.map((message) => ({ id: '', name: '', message })) : [];
  return { items: isRefused ? [] : items, leftOut: [...leftOut.values(), ...whole] };
}

type Fault = { id: string; message: string };

const ASKED_AT_ONCE = 8;

async function missingPictures(
  items: readonly LedgerItem[],
  { isMissing, where }: Pictures,
  { signal, onProgress }: Watch = {},
): Promise<Fault[]> {
  const shown = items.flatMap(({ id, p, d }) =>
    d === undefined ? (p?.image_links ?? []).map((path) => ({ id, path })) : [],
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
  return shown
    .filter(({ path }) => missing.has(path))
    .map(({ id, path }) => ({ id, message: adminMessages.pictureMissing(path, where) }));
}

/** What a build would refuse of these edits, were no others made. */
async function refusals(items: readonly LedgerItem[], bundle: Bundle, watch?: Watch): Promise<Fault[]> {
  const before = seedLedger(bundle);
  const edited = new Map(items.map((item) => [item.id, item]));
  const added = items.filter(({ id }) => !bundle.products.has(id));
  const next = { ...before, items: [...before.items.map((item) => edited.get(item.id) ?? item), ...added] };
  const problems = await checkChange(before, next, { bundle, now: 0, watch });
  return problems.map(({ id, field, message }) => ({ id, message: `${fieldLabel(field)} ${message}.` }));
}
