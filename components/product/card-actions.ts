import { toggleCompared } from '@/lib/catalogue/compare/comparison-store';
import { completeSelection } from '@/lib/catalogue/variants/offer';
import { selectionFromQuery } from '@/lib/catalogue/variants/selection-query';
import { offerOf } from '@/lib/listing/index-row';
import { minimumQuantity } from '@/lib/request/line-variant';
import { addedToRequest, notAdded, notSaved } from '@/lib/request/request-messages';
import { queryCatalogue } from '@/lib/search/client';
import * as messages from '@/lib/site/messages';
import { loadErrorMessage } from '@/lib/storage/offline/load-error';
import { addToRequest } from './add-to-request';

const COMPARISON_MESSAGES: Readonly<Partial<Record<ReturnType<typeof toggleCompared>, string>>> = {
  full: 'You can compare up to four. Remove one first.',
  'not-saved': notSaved,
};
const MESSAGE_MS = 6000;

/** Handles a click in a `<card-tools>` element: compares or adds the product. Messages appear above the buttons for 6 seconds. */
export async function handleCardAction(tools: Element, pressed: Element): Promise<void> {
  const button = pressed.closest('button');
  if (!button) return;
  const { id, query } = getCardProduct(tools);
  if (button === tools.firstElementChild) {
    const message = COMPARISON_MESSAGES[toggleCompared(id)];
    if (message) announce(tools, message);
    return;
  }
  const error = await addProductById(id, query);
  if (!error) button.firstChild?.replaceWith('Added');
  announce(tools, error ?? addedToRequest);
}

/** Id of the product of a card or page, and the query of its URL, such as `?color=Black`. */
export function getCardProduct(tools: Element): { id: string; query: string } {
  const { pathname, search } = tools.closest('article')?.querySelector<HTMLAnchorElement>('h3 a') ?? window.location;
  return { id: pathname.split('/').at(-2) ?? '', query: search };
}

/** Announces a message in a live region. The region must exist before its text, or screen readers skip it. */
function announce(tools: Element, message: string): void {
  const region = tools.querySelector('span') ?? tools.appendChild(document.createElement('span'));
  region.setAttribute('role', 'status');
  region.textContent = '';
  setTimeout(() => {
    region.textContent = message;
  }, 100);
  setTimeout(() => {
    region.textContent = '';
  }, MESSAGE_MS);
}

/**
 * Adds the minimum quantity of a product to the request list. Options come from the query, or have only one value; others stay open.
 * Resolves with an error message, or undefined after success.
 */
export async function addProductById(id: string, query = ''): Promise<string | undefined> {
  const rows = await queryCatalogue({ kind: 'rows', ids: [id] }).catch(() => undefined);
  const [row] = rows ?? [];
  if (!row) return rows ? messages.productNotFound : loadErrorMessage(notAdded.unreached);
  const offer = offerOf(row);
  const { completed } = completeSelection(selectionFromQuery(query, offer), offer);
  const addition = await addToRequest(row.card, offer, [{ choice: completed, quantity: minimumQuantity(offer) }]);
  return addition.isAdded ? undefined : addition.message;
}
