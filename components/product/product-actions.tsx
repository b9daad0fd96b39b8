'use client';

import { type MouseEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import layout from '@/components/ui/layout.module.css';
import { labeledItemNumber } from '@/lib/catalogue/item-number';
import { completeSelection } from '@/lib/catalogue/variants/offer';
import { missingOptionsMessage } from '@/lib/request/line-variant';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import { shareUrl } from '@/lib/site/share-url';
import { loadErrorMessage } from '@/lib/storage/offline/load-error';
import type { ActionState } from './add-selection';
import type { ProductToAdd } from './add-to-request';
import styles from './product-options.module.css';
import { useSelection } from './product-selection';

type Props = ProductToAdd & {
  /** Price or range of the product, such as '$75.00 to $82.00'. */
  priceText: string;
  children?: ReactNode;
};

/**
 * Buttons of a product page. The primary one adds the selection to the request list; off screen on a phone, a sticky bar repeats it.
 * The click handler loads with the first click. The product's data is in the props, so that adding also works offline and in the
 * admin preview. The children are further secondary actions.
 */
export const ProductActions = withErrorBoundary('actions', ({ priceText, children, ...product }: Props) => {
  const context = useSelection();
  const [{ isBusy, message, dialog }, setState] = useState<ActionState>({});
  const savedQuantities = useRef({});
  const primaryAction = useRef<HTMLDivElement>(null);
  const isOffScreen = useIsOffScreen(primaryAction);
  const { id, name, brand } = product;
  const { completed, open } = completeSelection(context.selection, context.offer);
  const { variant } = context;
  const title = `${brand} ${name}`;

  const onClick = (isGrid: boolean) => (event: MouseEvent<HTMLElement>) => {
    const opener = event.currentTarget;
    if (isBusy) return;
    setState({ isBusy: true });
    import('./lazy-product-page')
      .then(({ productPageParts }) =>
        productPageParts.addSelection({ product, ...context, isGrid, opener, savedQuantities, setState }),
      )
      .catch(async () => setState({ message: await loadErrorMessage(messages.partMissing) }));
  };
  const share = async () => {
    setState({});
    setState({ message: await shareUrl(title, window.location.href) });
  };
  const addButton = { className: layout.scriptOnly, onClick: onClick(false), children: messages.addToRequestList };
  return (
    <div className={`${styles.actions} ${layout.screenOnly}`}>
      <div ref={primaryAction} className={styles.primaryAction} data-away={isOffScreen || undefined}>
        <Button variant="primary" aria-disabled={isBusy} {...addButton} />
        {isOffScreen && (
          <StickyBar>
            <p>
              <b>{variant?.priceText ?? priceText}</b>
              <br />
              {missingOptionsMessage(open.slice(0, 1)) ?? Object.values(completed).join(', ')}
            </p>
            <Button variant="primary" aria-disabled={isBusy} {...addButton} />
          </StickyBar>
        )}
        <p className={styles.status} role="status">
          {message}
        </p>
      </div>
      <div className={styles.secondaryActions}>
        {context.offer.sizes.system !== 'none' && (
          <Button className={layout.scriptOnly} aria-disabled={isBusy} onClick={onClick(true)}>
            Sizes and quantities
          </Button>
        )}
        <ButtonLink
          rel="nofollow"
          href={`${routes.contact()}?${new URLSearchParams({ product: `${title} (${labeledItemNumber(id, context.offer.model)})`, ...context.selection })}`}
        >
          Ask about this product
        </ButtonLink>
        {children}
        <Button className={layout.scriptOnly} onClick={share}>
          Share
        </Button>
      </div>
      {dialog}
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
    const observer = new IntersectionObserver(
      ([entry]) => setOffScreen((entry?.intersectionRatio ?? 1) < VISIBLE_RATIO),
      {
        rootMargin: HEADER_MARGIN,
        threshold: VISIBLE_RATIO,
      },
    );
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return isOffScreen;
}
