import type { ReactNode, RefObject } from 'react';
import { Link } from '@/components/ui/link';
import type { Choice } from '@/lib/catalogue/choice';
import type { Sold } from '@/lib/catalogue/variants/variant';
import { wholeChoice } from '@/lib/catalogue/whole-choice';
import { minimumQuantity } from '@/lib/request/line-variant';
import { openSentence } from '@/lib/request/open-sentence';
import type { Quantities } from '@/lib/request/size-table';
import { routes } from '@/lib/site/routes';
import { type AdditionNotice, type AskedProduct, addToRequest } from './add-to-request';
import { RequestDialog } from './request-dialog';

/** The parts that the actions of a product show besides themselves: what became of a press, or the dialog that it has opened. */
export type Shown = { isBusy?: boolean; said?: ReactNode; dialog?: ReactNode };

type Press = {
  sold: Sold;
  choice: Choice;
  ask: (open: readonly string[]) => void;
  product: AskedProduct;
  /** Whether sizes and quantities are asked for whatever is chosen. */
  isGrid: boolean;
  opener: HTMLElement;
  /** The quantities typed before: the dialog may be closed to look at the product. */
  typed: RefObject<Quantities>;
  show: (shown: Shown) => void;
};

/** Adds one of a product, or the least that is ordered, once all is chosen, and says before what is not; or opens the dialog of sizes and quantities. */
export async function pressRequest({ product, sold, choice, ask, isGrid, opener, typed, show }: Press): Promise<void> {
  if (!isGrid) {
    const { whole, open } = wholeChoice(choice, sold);
    if (open.length > 0) {
      show({ said: openSentence(open) });
      return ask(open);
    }
    show({ isBusy: true, said: 'Adding…' });
    const addition = await addToRequest(product, sold, [{ choice: whole, quantity: minimumQuantity(sold) }]);
    show({ said: <AdditionLine {...addition} /> });
    return;
  }
  const close = (addition?: AdditionNotice) => show({ said: addition && <AdditionLine {...addition} /> });
  const asks = { product, sold, choice, typed, opener: { current: opener } };
  show({ dialog: <RequestDialog {...asks} onClose={close} /> });
}

/** The words on an addition, with the way to the list. */
function AdditionLine({ words, link }: AdditionNotice) {
  return (
    <>
      {words} {link && <Link href={routes.request()}>{link}</Link>}
    </>
  );
}
