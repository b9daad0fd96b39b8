import { type Choice, shortChoice } from '@/lib/catalogue/choice';
import type { Sold } from '@/lib/catalogue/variants/variant';
import { addLines, newLine, type RequestedProduct } from '@/lib/request/operations';
import { notAdded } from '@/lib/request/request-messages';
import * as messages from '@/lib/site/messages';
import { type Refused, requestList } from '@/lib/visitor/request-list';

export type AskedProduct = RequestedProduct & {
  /** Of how many pieces a kit is. */
  pieces?: number;
};

/** The words on an addition, and those of a link to the list where one leads on. */
export type AdditionNotice = { isAdded: boolean; words: string; link?: string };

/** Where a refused addition leads on. */
const WAYS_ON: Partial<Record<Refused, string>> = {
  unreadable: 'See what can be done',
  'too-many': messages.requestListName,
};

/** Puts combinations and quantities of one product into the request list, all in one change, and tells what became of it. */
export async function addToRequest(
  product: AskedProduct,
  sold: Sold,
  asked: readonly { choice: Choice; quantity: number }[],
): Promise<AdditionNotice> {
  const lines = asked.map((one) => newLine(product, sold, one));
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
  const quantity = asked.reduce((sum, one) => sum + one.quantity, 0);
  const choice =
    asked.length > 1
      ? [first?.choice.color, `${asked.length} sizes`].filter(Boolean).join(', ')
      : shortChoice(first?.choice ?? {}, ' × ');
  const kit = pieces && `${quantity > 1 ? 'kits' : 'a kit'} of ${pieces} pieces`;
  return [quantity > 1 || !(choice || kit) ? quantity : '', kit, choice].filter(Boolean).join(', ');
}
