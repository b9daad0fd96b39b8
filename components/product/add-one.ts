import { whyMissing } from '@/lib/offline/why-missing';
import { notAdded } from '@/lib/request/request-messages';
import * as absence from '@/lib/site/absence-messages';
import { askCatalogue } from '@/lib/worker/client';
import { addToRequest } from './add-to-request';

/** Adds one of a product, in the color that its address names or the only one there is; gives why not, where it could not. */
export async function addOne(id: string, query = ''): Promise<string | undefined> {
  const rows = await askCatalogue({ kind: 'rows', ids: [id] }).catch(() => undefined);
  const [row] = rows ?? [];
  if (!row) return rows ? absence.productNotFound : whyMissing(notAdded.unreached);
  const asked = new URLSearchParams(query).get('color');
  const [only, ...others] = row.colors;
  const color = row.colors.find(({ name }) => name === asked) ?? (others.length === 0 ? only : undefined);
  const addition = await addToRequest(row.card, [{ choice: color ? { color: color.name } : {}, quantity: 1 }]);
  return addition.isAdded ? undefined : addition.words;
}
