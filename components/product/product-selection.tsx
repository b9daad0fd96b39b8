'use client';

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import type { Offer } from '@/lib/catalogue/variants/offer';
import type { Selection } from '@/lib/catalogue/variants/selection';
import { selectionFromQuery, selectionUrl } from '@/lib/catalogue/variants/selection-query';
import type { variantDetails } from './variant-details';

type SelectionState = {
  offer: Offer;
  selection: Selection;
  select: (control: string, value: string) => void;
  /** The controls at which a choice was asked for, when it was missing. */
  missing: readonly string[];
  reportMissing: (open: readonly string[]) => void;
  /** The words on other choices that the last one has changed. */
  changeMessage?: string | undefined;
  /** All that a choice changes, of a product whose combinations differ; undefined until it is there. */
  variant?: ReturnType<typeof variantDetails> | undefined;
};

const NO_SELECTION: Selection = {};
const NONE: readonly string[] = [];
const SelectionContext = createContext<SelectionState>({
  offer: { price: 0, colors: [], sizes: { system: 'none' } },
  selection: NO_SELECTION,
  select: () => undefined,
  missing: NONE,
  reportMissing: () => undefined,
});

/** Holds the choice that price, gallery, controls and the question link share, and keeps it in the address, so that it can be sent on. */
function SelectionProviderPart({ offer, children }: { offer: Offer; children: ReactNode }) {
  // The HTML has no choice: the address is read after hydration, before the next paint.
  const [selection, setSelection] = useState(NO_SELECTION);
  const [isRead, setRead] = useState(false);
  const [missing, reportMissing] = useState(NONE);
  const [changeMessage, setChangeMessage] = useState<string>();
  const [getDetails, setGetDetails] = useState<typeof variantDetails>();
  useLayoutEffect(() => {
    const named = selectionFromQuery(window.location.search, offer);
    // The same object for no choice: hydration would draw gallery, options and actions a second time.
    setSelection(Object.keys(named).length > 0 ? named : NO_SELECTION);
    setRead(true);
  }, [offer]);
  useEffect(() => {
    if (offer.variants)
      import('./lazy-product-page').then(
        ({ productPageParts }) => setGetDetails(() => productPageParts.variantDetails),
        () => undefined,
      );
  }, [offer]);

  // The gallery, whose effects come first, has turned to the chosen color; see the script in the layout.
  useEffect(() => {
    if (isRead) document.documentElement.removeAttribute('data-query');
  }, [isRead]);

  const variant = useMemo(() => getDetails?.(offer, selection), [getDetails, offer, selection]);
  const select = useCallback(
    (control: string, value: string) => {
      const next = variant ? variant.select(control, value) : { ...selection, [control]: value };
      setSelection(next);
      setChangeMessage(variant?.changeMessage(control, next));
      window.history.replaceState(null, '', selectionUrl(window.location.href, next));
    },
    [selection, variant],
  );
  const context = useMemo(
    () => ({ offer, selection, select, missing, reportMissing, changeMessage, variant }),
    [offer, selection, select, missing, changeMessage, variant],
  );
  return <SelectionContext value={context}>{children}</SelectionContext>;
}

export const SelectionProvider = withErrorBoundary('product', SelectionProviderPart);

/** The offer of the product, the choice made on its page, and the way to change that. */
export function useSelection(): SelectionState {
  return useContext(SelectionContext);
}

/** A part of the page that says what is chosen, of a product whose combinations differ; until it is, the children. */
export function VariantDetail({ part, children }: { part: 'number' | 'price' | 'stock'; children?: ReactNode }) {
  const { variant } = useSelection();
  return variant?.parts[part] || children;
}
