import { toggleCompared } from '@/lib/catalogue/compare/comparison-store';
import { completeSelection } from '@/lib/catalogue/variants/option-controls';
import { selectionFromQuery } from '@/lib/catalogue/variants/selection-query';
import { offerOf } from '@/lib/listing/index-row';
import { minimumQuantity } from '@/lib/request/line-variant';
import { addedToRequest, notAdded, notSaved } from '@/lib/request/request-messages';
import { askCatalogue } from '@/lib/search/client';
import * as messages from '@/lib/site/messages';
import { loadErrorMessage } from '@/lib/storage/offline/load-error';
import { addToRequest } from './add-to-request';

const COMPARISON_FULL = 'You can compare up to four. Remove one first.';
const MESSAGE_MS = 6000;

/** Does what a button of a product's tools is for; what the button does not say itself is said above it for a while. */
export async function handleCardAction(tools: Element, pressed: Element): Promise<void> {
  const button = pressed.closest('button');
  if (!button) return;
  const say = createAnnouncer(tools);
  const { id, query } = getCardProduct(tools);
  if (button === tools.firstElementChild) {
    const became = toggleCompared(id);
    if (became === 'full') say(COMPARISON_FULL);
    else if (became === 'not-saved') say(notSaved);
    return;
  }
  const refused = await addProductById(id, query);
  if (!refused) button.firstChild?.replaceWith('Added');
  say(refused ?? addedToRequest);
}

/** The product that some tools belong to: that of their card, or of the page; and the query of its address, which may name a color. */
export function getCardProduct(tools: Element): { id: string; query: string } {
  const { pathname, search } = tools.closest('article')?.querySelector<HTMLAnchorElement>('h3 a') ?? window.location;
  return { id: pathname.split('/').at(-2) ?? '', query: search };
}

/** A live region that stands before it speaks. */
function createAnnouncer(tools: Element): (words: string) => void {
  let status = tools.querySelector('span');
  if (!status) {
    status = document.createElement('span');
    status.setAttribute('role', 'status');
    tools.append(status);
  }
  const region = status;
  region.textContent = '';
  return (words) => {
    setTimeout(() => {
      region.textContent = words;
    }, 100);
    setTimeout(() => {
      region.textContent = '';
    }, MESSAGE_MS);
  };
}

/** Adds one of a product, or the least that is ordered, in what its address names or the only one there is; gives why not, where it could not. */
export async function addProductById(id: string, query = ''): Promise<string | undefined> {
  const rows = await askCatalogue({ kind: 'rows', ids: [id] }).catch(() => undefined);
  const [row] = rows ?? [];
  if (!row) return rows ? messages.productNotFound : loadErrorMessage(notAdded.unreached);
  const sold = offerOf(row);
  const { completed } = completeSelection(selectionFromQuery(query, sold), sold);
  const addition = await addToRequest(row.card, sold, [{ choice: completed, quantity: minimumQuantity(sold) }]);
  return addition.isAdded ? undefined : addition.message;
}
