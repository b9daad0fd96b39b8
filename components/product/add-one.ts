import { wholeChoice } from '@/lib/catalogue/whole-choice';
import { soldOf } from '@/lib/listing/sold-of';
import { whyMissing } from '@/lib/offline/why-missing';
import { leastQuantity } from '@/lib/request/quantity-findings';
import { notAdded } from '@/lib/request/request-messages';
import { askCatalogue } from '@/lib/search/client';
import * as absence from '@/lib/site/absence-messages';
import { choiceFromQuery } from '@/lib/visitor/product-choice';
import { addToRequest } from './add-to-request';

/** Adds one of a product, or the least that is ordered, in what its address names or the only one there is; gives why not, where it could not. */
export async function addOne(id: string, query = ''): Promise<string | undefined> {
  const rows = await askCatalogue({ kind: 'rows', ids: [id] }).catch(() => undefined);
  const [row] = rows ?? [];
  if (!row) return rows ? absence.productNotFound : whyMissing(notAdded.unreached);
  const sold = soldOf(row);
  const { whole } = wholeChoice(choiceFromQuery(query, sold), sold);
  const addition = await addToRequest(row.card, sold, [{ choice: whole, quantity: leastQuantity(sold) }]);
  return addition.isAdded ? undefined : addition.words;
}
