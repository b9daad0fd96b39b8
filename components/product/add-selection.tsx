import type { ReactNode, RefObject } from 'react';
import { Link } from '@/components/ui/link';
import { completeSelection, type Offer, type Selection } from '@/lib/catalogue/variants/offer';
import { minimumQuantity, missingOptionsMessage } from '@/lib/request/line-variant';
import type { Quantities } from '@/lib/request/size-table';
import { routes } from '@/lib/site/routes';
import { type AddResult, addToRequest, type ProductToAdd } from './add-to-request';
import { RequestDialog } from './request-dialog';

/** Result of a click on a product action: a message or the open dialog. */
export type ActionState = { isBusy?: boolean; message?: ReactNode; dialog?: ReactNode };

type AddSelectionOptions = {
  offer: Offer;
  selection: Selection;
  reportMissing: (open: readonly string[]) => void;
  product: ProductToAdd;
  /** True for "Sizes and quantities", which opens the dialog even if the selection is complete. */
  isGrid: boolean;
  opener: HTMLElement;
  /** Typed quantities; they outlive the dialog, which a shopper may close to look at the product. */
  savedQuantities: RefObject<Quantities>;
  setState: (state: ActionState) => void;
};

/** Adds the minimum quantity of the selected variant, or reports missing options. With `isGrid` it opens the quantity dialog instead. */
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
  const dialogProps = { product, offer, selection, savedQuantities, opener: { current: opener } };
  setState({ dialog: <RequestDialog {...dialogProps} onClose={close} /> });
}

/** Message about an addition, with a link to the request list. */
function AddResultMessage({ message, link }: AddResult) {
  return (
    <>
      {message} {link && <Link href={routes.request()}>{link}</Link>}
    </>
  );
}
