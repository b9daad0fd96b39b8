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
import type { Choice } from '@/lib/catalogue/choice';
import { selectionAddress, selectionFromQuery } from '@/lib/catalogue/selection-from-query';
import type { Sold } from '@/lib/catalogue/variants/variant';
import type { variedGoods } from './varied-goods';

type ChoiceContext = {
  sold: Sold;
  choice: Choice;
  choose: (control: string, value: string) => void;
  /** The controls at which a choice was asked for, when it was missing. */
  asked: readonly string[];
  ask: (open: readonly string[]) => void;
  /** The words on other choices that the last one has changed. */
  changed?: string | undefined;
  /** All that a choice changes, of a product whose combinations differ; undefined until it is there. */
  varied?: ReturnType<typeof variedGoods> | undefined;
};

const NOTHING: Choice = {};
const NONE: readonly string[] = [];
const Context = createContext<ChoiceContext>({
  sold: { price: 0, colors: [], sizes: { system: 'none' } },
  choice: NOTHING,
  choose: () => undefined,
  asked: NONE,
  ask: () => undefined,
});

/** Holds the choice that price, gallery, controls and the question link share, and keeps it in the address, so that it can be sent on. */
function ProductChoicePart({ sold, children }: { sold: Sold; children: ReactNode }) {
  // The HTML has no choice: the address is read after hydration, before the next paint.
  const [choice, setChoice] = useState(NOTHING);
  const [isRead, setRead] = useState(false);
  const [asked, ask] = useState(NONE);
  const [changed, setChanged] = useState<string>();
  const [goodsOf, setGoodsOf] = useState<typeof variedGoods>();
  useLayoutEffect(() => {
    const named = selectionFromQuery(window.location.search, sold);
    // The same object for no choice: hydration would draw gallery, options and actions a second time.
    setChoice(Object.keys(named).length > 0 ? named : NOTHING);
    setRead(true);
  }, [sold]);
  useEffect(() => {
    if (sold.variants)
      import('./buying').then(
        ({ buying }) => setGoodsOf(() => buying.variedGoods),
        () => undefined,
      );
  }, [sold]);

  // The gallery, whose effects come first, has turned to the chosen color; see the script in the layout.
  useEffect(() => {
    if (isRead) document.documentElement.removeAttribute('data-query');
  }, [isRead]);

  const varied = useMemo(() => goodsOf?.(sold, choice), [goodsOf, sold, choice]);
  const choose = useCallback(
    (control: string, value: string) => {
      const next = varied ? varied.settle(control, value) : { ...choice, [control]: value };
      setChoice(next);
      setChanged(varied?.changed(control, next));
      window.history.replaceState(null, '', selectionAddress(window.location.href, next));
    },
    [choice, varied],
  );
  const context = useMemo(
    () => ({ sold, choice, choose, asked, ask, changed, varied }),
    [sold, choice, choose, asked, changed, varied],
  );
  return <Context value={context}>{children}</Context>;
}

export const ProductChoice = withErrorBoundary('product', ProductChoicePart);

/** The offer of the product, the choice made on its page, and the way to change that. */
export function useProductChoice(): ChoiceContext {
  return useContext(Context);
}

/** A part of the page that says what is chosen, of a product whose combinations differ; until it is, the children. */
export function Chosen({ part, children }: { part: 'number' | 'price' | 'stock'; children?: ReactNode }) {
  const { varied } = useProductChoice();
  return varied?.shown[part] || children;
}
