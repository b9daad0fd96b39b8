import { selectionFromQuery } from '@/lib/catalogue/selection-from-query';
import { wholeChoice } from '@/lib/catalogue/whole-choice';
import { soldOf } from '@/lib/listing/sold-of';
import { whyMissing } from '@/lib/offline/why-missing';
import { minimumQuantity } from '@/lib/request/line-variant';
import { notAdded } from '@/lib/request/request-messages';
import { askCatalogue } from '@/lib/search/client';
import * as messages from '@/lib/site/messages';
import { addToRequest } from './add-to-request';

/** Adds one of a product, or the least that is ordered, in what its address names or the only one there is; gives why not, where it could not. */
export async function addOne(id: string, query = ''): Promise<string | undefined> {
  const rows = await askCatalogue({ kind: 'rows', ids: [id] }).catch(() => undefined);
  const [row] = rows ?? [];
  if (!row) return rows ? messages.productNotFound : whyMissing(notAdded.unreached);
  const sold = soldOf(row);
  const { whole } = wholeChoice(selectionFromQuery(query, sold), sold);
  const addition = await addToRequest(row.card, sold, [{ choice: whole, quantity: minimumQuantity(sold) }]);
  return addition.isAdded ? undefined : addition.words;
}
