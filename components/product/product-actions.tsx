'use client';

import { type MouseEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { labeledItemNumber } from '@/lib/catalogue/item-number';
import { completeSelection } from '@/lib/catalogue/variants/offer';
import { minimumQuantity, missingOptionsMessage } from '@/lib/request/line-variant';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import { shareUrl } from '@/lib/site/share-url';
import { loadErrorMessage } from '@/lib/storage/offline/load-error';
import type { AddResult, ProductToAdd } from './add-to-request';
import type { productPageParts } from './lazy-product-page';
import styles from './product-options.module.css';
import { useSelection } from './product-selection';
import type { RequestDialog } from './request-dialog';

type Props = ProductToAdd & {
  /** Price or range of the product, such as '$75.00 to $82.00'. */
  priceText: string;
  children?: ReactNode;
};

/** Result of the last click: a message or the open dialog. */
type ActionState = Partial<AddResult> & { isBusy?: boolean; Dialog?: typeof RequestDialog };

/**
 * Buttons of a product page. The primary one adds the selection to the request list; off screen on a phone, a sticky bar repeats it.
 * The code of the request list loads with the first click. The product's data is in the props, so that adding also works offline and in the
 * admin preview. The children are further secondary actions.
 */
export const ProductActions = withErrorBoundary('actions', ({ priceText, children, ...product }: Props) => {
  const { offer, selection, reportMissing, variant } = useSelection();
  const [{ isBusy, message, link, Dialog }, setState] = useState<ActionState>({});
  // Typed quantities outlive the dialog, which a shopper may close to look at the product.
  const [quantities, setQuantities] = useState({});
  const primaryAction = useRef<HTMLDivElement>(null);
  const isOffScreen = useIsOffScreen(primaryAction);
  const { id, name, brand } = product;
  const { completed, open } = completeSelection(selection, offer);
  const title = `${brand} ${name}`;

  /** Runs code that loads with the first click, and shows its result. */
  const run = async (
    message: string,
    action: (parts: typeof productPageParts) => Promise<ActionState> | ActionState,
  ) => {
    if (isBusy) return;
    setState({ isBusy: true, message });
    const result = import('./lazy-product-page').then((loaded) => action(loaded.productPageParts));
    setState(await result.catch(async () => ({ message: await loadErrorMessage(messages.partMissing) })));
  };
  const add = () => {
    const missing = missingOptionsMessage(open);
    if (missing) {
      setState({ message: missing });
      return reportMissing(open);
    }
    const item = { choice: completed, quantity: minimumQuantity(offer) };
    void run('Adding…', ({ addToRequest }) => addToRequest(product, offer, [item]));
  };
  const openDialog = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.focus();
    void run('', ({ RequestDialog: Dialog }) => ({ Dialog }));
  };
  const share = async () => {
    setState({});
    setState({ message: await shareUrl(title, window.location.href) });
  };
  const addButton = (
    <Button variant="primary" className={layout.scriptOnly} aria-disabled={isBusy} onClick={add}>
      {messages.addToRequestList}
    </Button>
  );
  return (
    <div className={`${styles.actions} ${layout.screenOnly}`}>
      <div ref={primaryAction} className={styles.primaryAction} data-away={isOffScreen || undefined}>
        {addButton}
        {isOffScreen && (
          <StickyBar>
            <p>
              <b>{variant?.priceText ?? priceText}</b>
              <br />
              {missingOptionsMessage(open.slice(0, 1)) ?? Object.values(completed).join(', ')}
            </p>
            {addButton}
          </StickyBar>
        )}
        <p className={styles.status} role="status">
          {message}
          {link && ' '}
          {link && <Link href={routes.request()}>{link}</Link>}
        </p>
      </div>
      <div className={styles.secondaryActions}>
        {offer.sizes.system !== 'none' && (
          <Button className={layout.scriptOnly} aria-disabled={isBusy} onClick={openDialog}>
            Sizes and quantities
          </Button>
        )}
        <ButtonLink
          rel="nofollow"
          href={`${routes.contact()}?${new URLSearchParams({ product: `${title} (${labeledItemNumber(id, offer.model)})`, ...selection })}`}
        >
          Ask about this product
        </ButtonLink>
        {children}
        <Button className={layout.scriptOnly} onClick={share}>
          Share
        </Button>
      </div>
      {Dialog && (
        <Dialog
          product={product}
          offer={offer}
          selection={selection}
          quantities={quantities}
          onQuantities={setQuantities}
          onClose={(addition) => setState(addition ?? {})}
        />
      )}
    </div>
  );
});

/** The primary action at the bottom of a phone. When it disappears, the focus returns to the button in the page. */
function StickyBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    const pageButton = element?.previousElementSibling as HTMLElement;
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(() => pageButton.focus({ preventScroll: true }));
    };
  }, []);
  return (
    <div ref={bar} className={styles.stickyBar}>
      {children}
    </div>
  );
}

/** Height of the sticky header, which covers the top of the screen. */
const HEADER_MARGIN = '-104px 0px 0px';
/** Visible share of an element that is enough to use it. */
const VISIBLE_RATIO = 0.6;

/** True if an element is above or below the screen; false until the first observation. */
function useIsOffScreen(element: RefObject<Element | null>): boolean {
  const [isOffScreen, setOffScreen] = useState(false);
  useEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const options = { rootMargin: HEADER_MARGIN, threshold: VISIBLE_RATIO };
    const observer = new IntersectionObserver(
      ([entry]) => setOffScreen((entry?.intersectionRatio ?? 1) < VISIBLE_RATIO),
      options,
    );
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return isOffScreen;
}
