import type { Offer } from '@/lib/catalogue/variants/offer';
import { formatShortSelection } from '@/lib/catalogue/variants/selection';
import { addLines, newLine, type RequestedItem, type RequestedProduct, splitLine } from '@/lib/request/edit-list';
import { notAdded } from '@/lib/request/request-messages';
import { requestStore, type SaveError } from '@/lib/request/request-store';
import * as messages from '@/lib/site/messages';

export type ProductToAdd = RequestedProduct & {
  /** Of how many pieces a kit is. */
  pieces?: number;
};

/** The words on an addition, and those of a link to the list where one leads on. */
export type AddResult = { isAdded: boolean; message: string; link?: string };

/** The label of a link to the list where it helps after an error. */
const LINK_LABELS: Partial<Record<SaveError, string>> = {
  unreadable: 'See your options',
  'too-many': messages.requestListName,
};

/** Adds variants of one product to the request list in one change, or puts them in the place of a line without a size. */
export async function addToRequest(
  product: ProductToAdd,
  offer: Offer,
  asked: readonly RequestedItem[],
  replaces?: string,
): Promise<AddResult> {
  const lines = asked.map(({ choice, quantity }) => newLine(product, offer, { choice, quantity }));
  const outcome = await requestStore.change((list) =>
    replaces ? splitLine(list, replaces, lines) : addLines(list, lines),
  );
  if (!outcome.ok) {
    const link = LINK_LABELS[outcome.reason];
    return { isAdded: false, message: notAdded[outcome.reason], ...(link && { link }) };
  }
  const message = `Added: ${formatAdded(product, asked)}.`;
  return { isAdded: true, message, link: `${messages.requestListName} (${outcome.list.lines.length})` };
}

/** 'Black, 34 × 32', '12, Black, 3 sizes', '2', 'a kit of 8 pieces'. */
function formatAdded({ pieces }: ProductToAdd, asked: readonly RequestedItem[]): string {
  const [first] = asked;
  const quantity = asked.reduce((sum, one) => sum + one.quantity, 0);
  const choice =
    asked.length > 1
      ? [first?.choice.color, `${asked.length} sizes`].filter(Boolean).join(', ')
      : formatShortSelection(first?.choice ?? {}, ' × ');
  const kit = pieces && `${quantity > 1 ? 'kits' : 'a kit'} of ${pieces} pieces`;
  return [quantity > 1 || !(choice || kit) ? quantity : '', kit, choice].filter(Boolean).join(', ');
}
