import type { Choice } from '@/lib/catalogue/choice';
import { addLines, newLine, type RequestedProduct } from '@/lib/request/operations';
import { notAdded } from '@/lib/request/request-messages';
import * as messages from '@/lib/site/messages';
import { type Refused, requestList } from '@/lib/visitor/request-list';

export type AskedProduct = RequestedProduct['card'] & {
  /** Of how many pieces a kit is. */
  pieces?: number;
};

/** What is said of an addition, and the words of a link to the list where it leads on. */
export type AdditionNotice = { isAdded: boolean; words: string; link?: string };

/** Where a refused addition leads on. */
const WAYS_ON: Partial<Record<Refused, string>> = {
  unreadable: 'See what can be done',
  'too-many': messages.requestListName,
};

/** Puts sizes and quantities of one product into the request list, all in one change, and tells what became of it. */
export async function addToRequest(
  product: AskedProduct,
  asked: readonly { choice: Choice; quantity: number }[],
): Promise<AdditionNotice> {
  const lines = asked.map((one) => newLine({ card: product }, one));
  const outcome = await requestList.change((list) => addLines(list, lines));
  if (!outcome.ok) {
    const link = WAYS_ON[outcome.reason];
    return { isAdded: false, words: notAdded[outcome.reason], ...(link && { link }) };
  }
  const words = `Added: ${addedWords(product, asked)}.`;
  return { isAdded: true, words, link: `${messages.requestListName} (${outcome.list.lines.length})` };
}

/** 'Black, 34 × 32', '12, Black, 3 sizes', '2', 'a kit of 8 pieces'. */
function addedWords({ pieces }: AskedProduct, asked: readonly { choice: Choice; quantity: number }[]): string {
  const [first] = asked;
  const { color, ...sizes } = first?.choice ?? {};
  const quantity = asked.reduce((sum, one) => sum + one.quantity, 0);
  const size = asked.length > 1 ? `${asked.length} sizes` : Object.values(sizes).join(' × ');
  const kit = pieces && `${quantity > 1 ? 'kits' : 'a kit'} of ${pieces} pieces`;
  return [quantity > 1 || !(color || size || kit) ? quantity : '', kit, color, size].filter(Boolean).join(', ');
}
