'use client';

import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import type { Offer, Selection } from '@/lib/catalogue/variants/offer';
import { selectionFromQuery, selectionUrl } from '@/lib/catalogue/variants/selection-query';
import type { variantDetails } from './variant-details';

type SelectionState = {
  offer: Offer;
  selection: Selection;
  select: (control: string, value: string) => void;
  /** Names of the controls without a value at the last click on Add. */
  missing: readonly string[];
  reportMissing: (open: readonly string[]) => void;
  /** Message about other options that the last selection has changed. */
  changeMessage?: string | undefined;
  /** Price, number, stock and picture of the selected variant; undefined while loading and for products without variants. */
  variant?: ReturnType<typeof variantDetails> | undefined;
};

const NO_SELECTION: Selection = {};
const NO_NAMES: readonly string[] = [];
const SelectionContext = createContext<SelectionState | undefined>(undefined);

/** State of the selected options, shared by price, gallery, controls and actions. The URL contains it too, so that it can be shared. */
function SelectionProviderPart({ offer, children }: { offer: Offer; children: ReactNode }) {
  // The exported HTML has no selection: the URL is read after hydration, before the next paint.
  const [selection, setSelection] = useState(NO_SELECTION);
  const [isRead, setRead] = useState(false);
  const [missing, reportMissing] = useState(NO_NAMES);
  const [changeMessage, setChangeMessage] = useState<string>();
  const [getDetails, setGetDetails] = useState<typeof variantDetails>();
  useLayoutEffect(() => {
    const fromUrl = selectionFromQuery(window.location.search, offer);
    // A new empty object would render gallery, options and actions a second time.
    setSelection(Object.keys(fromUrl).length > 0 ? fromUrl : NO_SELECTION);
    setRead(true);
  }, [offer]);
  useEffect(() => {
    if (offer.variants)
      import('./lazy-product-page').then(
        ({ productPageParts }) => setGetDetails(() => productPageParts.variantDetails),
        () => undefined,
      );
  }, [offer]);

  // Shows the picture that the loader has hidden. The effects of the gallery run first and select the color of the URL.
  useEffect(() => {
    if (isRead) document.documentElement.removeAttribute('data-query');
  }, [isRead]);

  const variant = useMemo(() => getDetails?.(offer, selection), [getDetails, offer, selection]);
  const select = (control: string, value: string) => {
    const next = variant ? variant.select(control, value) : { ...selection, [control]: value };
    setSelection(next);
    setChangeMessage(variant?.changeMessage(control, next));
    window.history.replaceState(null, '', selectionUrl(window.location.href, next));
  };
  const context = { offer, selection, select, missing, reportMissing, changeMessage, variant };
  return <SelectionContext value={context}>{children}</SelectionContext>;
}

export const SelectionProvider = withErrorBoundary('product', SelectionProviderPart);

/** The offer of the product, the selected options, and functions to change them. */
export function useSelection(): SelectionState {
  const context = useContext(SelectionContext);
  if (!context) throw new Error('There is no SelectionProvider');
  return context;
}

/** Number, price or stock of the selected variant. Default: the children, until the selection determines it. */
export function VariantDetail({ part, children }: { part: 'number' | 'price' | 'stock'; children?: ReactNode }) {
  const { variant } = useSelection();
  return variant?.parts[part] || children;
}
