'use client';

import { type MouseEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import layout from '@/components/ui/layout.module.css';
import { labeledItemNumber } from '@/lib/catalogue/item-number';
import { completeSelection } from '@/lib/catalogue/variants/option-controls';
import { missingOptionsMessage } from '@/lib/request/missing-options';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import { shareUrl } from '@/lib/site/share-url';
import { loadErrorMessage } from '@/lib/storage/offline/load-error';
import type { ActionState } from './add-selection';
import type { ProductToAdd } from './add-to-request';
import styles from './product-options.module.css';
import { useSelection } from './product-selection';

type Props = ProductToAdd & {
  /** The price in words. */
  priceText: string;
  children?: ReactNode;
};

/**
 * The ways on from a product. Its one primary action puts what has been chosen into the request list; out of sight on a phone it lies at
 * the thumb, with price and choice. All that a press does comes with the first one. What a line says of the product stands here: no index
 * has to be asked for it, so that it is added offline too, and in a preview as it is edited. The children stand among the quiet ways.
 */
function ProductActionsPart({ priceText, children, ...product }: Props) {
  const context = useSelection();
  const [{ isBusy, message, dialog }, setState] = useState<ActionState>({});
  const savedQuantities = useRef({});
  const place = useRef<HTMLDivElement>(null);
  const isAway = useIsOffScreen(place);
  const { id, name, brand } = product;
  const { completed, open } = completeSelection(context.selection, context.offer);
  const { variant } = context;
  const title = `${brand} ${name}`;

  const press = (isGrid: boolean) => (event: MouseEvent<HTMLElement>) => {
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
  const adds = { className: layout.scriptOnly, onClick: press(false), children: messages.addToRequestList };
  return (
    <div className={`${styles.actions} ${layout.screenOnly}`}>
      <div ref={place} className={styles.primaryAction} data-away={isAway || undefined}>
        <Button variant="primary" aria-disabled={isBusy} {...adds} />
        {isAway && (
          <StickyBar>
            <p>
              <b>{variant?.priceText ?? priceText}</b>
              <br />
              {missingOptionsMessage(open.slice(0, 1)) ?? Object.values(completed).join(', ')}
            </p>
            <Button variant="primary" aria-disabled={isBusy} {...adds} />
          </StickyBar>
        )}
        <p className={styles.status} role="status">
          {message}
        </p>
      </div>
      <div className={styles.secondaryActions}>
        {context.offer.sizes.system !== 'none' && (
          <Button className={layout.scriptOnly} aria-disabled={isBusy} onClick={press(true)}>
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
}

export const ProductActions = withErrorBoundary('actions', ProductActionsPart);

/** The action at the thumb, in place of the one that it stands behind in the page, which has the focus again when this one goes. */
function StickyBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = bar.current;
    const own = shown?.previousElementSibling as HTMLElement;
    return () => {
      if (shown?.contains(document.activeElement)) queueMicrotask(() => own.focus({ preventScroll: true }));
    };
  }, []);
  return (
    <div ref={bar} className={styles.stickyBar}>
      {children}
    </div>
  );
}

/** The height of the header that lies over the top of a phone's screen. */
const HEADER_MARGIN = '-104px 0px 0px';
/** The part of an element that is enough to use it. */
const VISIBLE_RATIO = 0.6;

/** Whether an element is out of sight, above the screen or below; false until the browser has been asked. */
function useIsOffScreen(element: RefObject<Element | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new IntersectionObserver(([entry]) => setAway((entry?.intersectionRatio ?? 1) < VISIBLE_RATIO), {
      rootMargin: HEADER_MARGIN,
      threshold: VISIBLE_RATIO,
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isAway;
}
