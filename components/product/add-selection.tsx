import type { ReactNode, RefObject } from 'react';
import { Link } from '@/components/ui/link';
import type { Offer } from '@/lib/catalogue/variants/offer';
import { completeSelection } from '@/lib/catalogue/variants/option-controls';
import type { Selection } from '@/lib/catalogue/variants/selection';
import { minimumQuantity } from '@/lib/request/line-variant';
import { missingOptionsMessage } from '@/lib/request/missing-options';
import type { Quantities } from '@/lib/request/size-table';
import { routes } from '@/lib/site/routes';
import { type AddResult, addToRequest, type ProductToAdd } from './add-to-request';
import { RequestDialog } from './request-dialog';

/** The parts that the actions of a product show besides themselves: what became of a press, or the dialog that it has opened. */
export type ActionState = { isBusy?: boolean; message?: ReactNode; dialog?: ReactNode };

type AddSelectionOptions = {
  offer: Offer;
  selection: Selection;
  reportMissing: (open: readonly string[]) => void;
  product: ProductToAdd;
  /** Whether sizes and quantities are asked for whatever is chosen. */
  isGrid: boolean;
  opener: HTMLElement;
  /** The quantities typed before: the dialog may be closed to look at the product. */
  savedQuantities: RefObject<Quantities>;
  setState: (shown: ActionState) => void;
};

/** Adds one of a product, or the least that is ordered, once all is chosen, and says before what is not; or opens the dialog of sizes and quantities. */
export async function addSelection({
  product,
  offer,
  selection,
  reportMissing,
  isGrid,
  opener,
  savedQuantities,
  setState,
}: AddSelectionOptions): Promise<void> {
  if (!isGrid) {
    const { completed, open } = completeSelection(selection, offer);
    if (open.length > 0) {
      setState({ message: missingOptionsMessage(open) });
      return reportMissing(open);
    }
    setState({ isBusy: true, message: 'Adding…' });
    const addition = await addToRequest(product, offer, [{ choice: completed, quantity: minimumQuantity(offer) }]);
    setState({ message: <AddResultMessage {...addition} /> });
    return;
  }
  const close = (addition?: AddResult) => setState({ message: addition && <AddResultMessage {...addition} /> });
  const asks = { product, offer, selection, savedQuantities, opener: { current: opener } };
  setState({ dialog: <RequestDialog {...asks} onClose={close} /> });
}

/** The words on an addition, with the way to the list. */
function AddResultMessage({ message, link }: AddResult) {
  return (
    <>
      {message} {link && <Link href={routes.request()}>{link}</Link>}
    </>
  );
}
