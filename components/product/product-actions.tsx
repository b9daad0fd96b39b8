'use client';

import { type MouseEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import layout from '@/components/ui/layout.module.css';
import { labeledItemNumber } from '@/lib/catalogue/item-number';
import { wholeChoice } from '@/lib/catalogue/whole-choice';
import { whyMissing } from '@/lib/offline/why-missing';
import { openSentence } from '@/lib/request/open-sentence';
import { shareAddress } from '@/lib/share';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import type { AskedProduct } from './add-to-request';
import type { Shown } from './press-request';
import { useProductChoice } from './product-choice';
import styles from './product-options.module.css';

type Props = AskedProduct & {
  /** The price in words. */
  cost: string;
  children?: ReactNode;
};

/**
 * The ways on from a product. Its one primary action puts what has been chosen into the request list; out of sight on a phone it lies at
 * the thumb, with price and choice. All that a press does comes with the first one. What a line says of the product stands here: no index
 * has to be asked for it, so that it is added offline too, and in a preview as it is edited. The children stand among the quiet ways.
 */
function ProductActionsPart({ cost, children, ...product }: Props) {
  const offer = useProductChoice();
  const [{ isBusy, said, dialog }, show] = useState<Shown>({});
  const typed = useRef({});
  const place = useRef<HTMLDivElement>(null);
  const isAway = useAway(place);
  const { id, name, brand } = product;
  const { whole, open } = wholeChoice(offer.choice, offer.sold);
  const { varied } = offer;
  const title = `${brand} ${name}`;

  const press = (isGrid: boolean) => (event: MouseEvent<HTMLElement>) => {
    const opener = event.currentTarget;
    if (isBusy) return;
    show({ isBusy: true });
    import('./buying')
      .then(({ buying }) => buying.pressRequest({ product, ...offer, isGrid, opener, typed, show }))
      .catch(async () => show({ said: await whyMissing(messages.partMissing) }));
  };
  const share = async () => {
    show({});
    show({ said: await shareAddress(title, window.location.href) });
  };
  const adds = { className: layout.with, onClick: press(false), children: messages.addToRequestList };
  return (
    <div className={`${styles.actions} ${layout.screen}`}>
      <div ref={place} className={styles.place} data-away={isAway || undefined}>
        <Button look="primary" aria-disabled={isBusy} {...adds} />
        {isAway && (
          <ThumbBar>
            <p>
              <b>{varied?.cost ?? cost}</b>
              <br />
              {openSentence(open.slice(0, 1)) ?? Object.values(whole).join(', ')}
            </p>
            <Button look="primary" aria-disabled={isBusy} {...adds} />
          </ThumbBar>
        )}
        <p className={styles.said} role="status">
          {said}
        </p>
      </div>
      <div className={styles.quiet}>
        {offer.sold.sizes.system !== 'none' && (
          <Button className={layout.with} aria-disabled={isBusy} onClick={press(true)}>
            Sizes and quantities
          </Button>
        )}
        <ButtonLink
          rel="nofollow"
          href={`${routes.contact()}?${new URLSearchParams({ product: `${title} (${labeledItemNumber(id, offer.sold.model)})`, ...offer.choice })}`}
        >
          Ask about this product
        </ButtonLink>
        {children}
        <Button className={layout.with} onClick={share}>
          Share
        </Button>
      </div>
      {dialog}
    </div>
  );
}

export const ProductActions = withErrorBoundary('actions', ProductActionsPart);

/** The action at the thumb, in place of the one that it stands behind in the page, which has the focus again when this one goes. */
function ThumbBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = bar.current;
    const own = shown?.previousElementSibling as HTMLElement;
    return () => {
      if (shown?.contains(document.activeElement)) queueMicrotask(() => own.focus({ preventScroll: true }));
    };
  }, []);
  return (
    <div ref={bar} className={styles.bar}>
      {children}
    </div>
  );
}

/** The height of the header that lies over the top of a phone's screen. */
const HEADER = '-104px 0px 0px';
/** The part of an element that is enough to use it. */
const ENOUGH = 0.6;

/** Whether an element is out of sight, above the screen or below; false until the browser has been asked. */
function useAway(element: RefObject<Element | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new IntersectionObserver(([entry]) => setAway((entry?.intersectionRatio ?? 1) < ENOUGH), {
      rootMargin: HEADER,
      threshold: ENOUGH,
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isAway;
}
