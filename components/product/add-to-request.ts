import { formatShortSelection, type Offer } from '@/lib/catalogue/variants/offer';
import { addLines, newLine, type RequestedItem, type RequestedProduct, splitLine } from '@/lib/request/edit-list';
import { notAdded } from '@/lib/request/request-messages';
import { requestStore, type SaveError } from '@/lib/request/request-store';
import * as messages from '@/lib/site/messages';

export type ProductToAdd = RequestedProduct & {
  /** Number of pieces, for kits only. */
  pieces?: number;
};

/** `message` is for the shopper; `link` is the label of a link to the request list, if one helps. */
export type AddResult = { isAdded: boolean; message: string; link?: string };

/** Link labels for errors that the shopper can solve on the request list page. */
const LINK_LABELS: Partial<Record<SaveError, string>> = {
  unreadable: 'See your options',
  'too-many': messages.requestListName,
};

/**
 * Adds variants of one product to the request list in one change. Save errors become the message of the result.
 * @param replaces id of a line without a size, which the new lines replace
 */
export async function addToRequest(
  product: ProductToAdd,
  offer: Offer,
  items: readonly RequestedItem[],
  replaces?: string,
): Promise<AddResult> {
  const lines = items.map(({ choice, quantity }) => newLine(product, offer, { choice, quantity }));
  const outcome = await requestStore.change((list) =>
    replaces ? splitLine(list, replaces, lines) : addLines(list, lines),
  );
  if (!outcome.ok) {
    const link = LINK_LABELS[outcome.reason];
    return { isAdded: false, message: notAdded[outcome.reason], ...(link && { link }) };
  }
  const message = `Added: ${formatAdded(product, items)}.`;
  return { isAdded: true, message, link: `${messages.requestListName} (${outcome.list.lines.length})` };
}

/** 'Black, 34 × 32', '12, Black, 3 sizes', '2', 'a kit of 8 pieces'. */
function formatAdded({ pieces }: ProductToAdd, items: readonly RequestedItem[]): string {
  const [first] = items;
  const quantity = items.reduce((sum, item) => sum + item.quantity, 0);
  const selection =
    items.length > 1
      ? [first?.choice.color, `${items.length} sizes`].filter(Boolean).join(', ')
      : formatShortSelection(first?.choice ?? {}, ' × ');
  const kit = pieces && `${quantity > 1 ? 'kits' : 'a kit'} of ${pieces} pieces`;
  return [quantity > 1 || !(selection || kit) ? quantity : '', kit, selection].filter(Boolean).join(', ');
}
