import { addLines, newLine } from '@/lib/request/operations';
import { notAdded } from '@/lib/request/request-messages';
import * as absence from '@/lib/site/absence-messages';
import { requestList } from '@/lib/visitor/request-list';
import { askCatalogue } from '@/lib/worker/client';

/** Adds one of a product, in the color that its address names or the only one there is; gives why not, where it could not. */
export async function addOne(id: string, query = ''): Promise<string | undefined> {
  const rows = await askCatalogue({ kind: 'rows', ids: [id] }).catch(() => undefined);
  const [row] = rows ?? [];
  if (!row) return rows ? absence.productNotFound : notAdded.unreached;
  const asked = new URLSearchParams(query).get('color');
  const [only, ...others] = row.colors;
  const color = row.colors.find(({ name }) => name === asked) ?? (others.length === 0 ? only : undefined);
  const line = newLine(row, { choice: color ? { color: color.name } : {}, quantity: 1 });
  const outcome = await requestList.change((list) => addLines(list, [line]));
  return outcome.ok ? undefined : notAdded[outcome.reason];
}
