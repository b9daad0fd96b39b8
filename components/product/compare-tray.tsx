import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Picture } from '@/components/ui/picture';
import { useLoad } from '@/components/ui/use-load';
import { useOnline } from '@/components/ui/use-online';
import { compareRoute } from '@/lib/catalogue/compare/compare-url';
import { comparison, saveComparison } from '@/lib/catalogue/compare/comparison-store';
import { fetchCards } from '@/lib/listing/fetch-cards';
import { pictureSources } from '@/lib/site/picture-source';
import { asset, routes } from '@/lib/site/routes';
import { getCardProduct } from './card-actions';
import styles from './compare-tray.module.css';

const NO_IDS: readonly string[] = [];
/** Pages without the tray: the comparison, and the request list. */
const HIDDEN_ON = [compareRoute(), routes.request()].map(asset);

/** Bar at the bottom of the window with the products selected to compare. The page scrolls so that it does not cover the focus. */
export const CompareTray = withErrorBoundary('compare-tray', function CompareTray() {
  const ids = useSyncExternalStore(comparison.subscribe, comparison.get)?.ids ?? NO_IDS;
  const list = useRef<HTMLUListElement>(null);
  const isOffline = !useOnline();
  const isShown = ids.length > 0 && !HIDDEN_ON.includes(window.location.pathname);
  // Without cards the tray still links to the comparison. While a changed selection loads: the cards that are still selected.
  const { value: cards = [] } = useLoad(isShown ? ids.join(' ') : undefined, () => fetchCards(ids));
  useLayoutEffect(() => {
    document.documentElement.classList.toggle(styles.hasTray ?? '', isShown);
  }, [isShown]);
  useCardButtons(ids);
  if (!isShown) return null;
  const remove = (id: string) => {
    const index = ids.indexOf(id);
    if (saveComparison(ids.filter((other) => other !== id))) focusAfter(list.current, index);
  };
  return (
    <aside
      className={`${styles.tray} ${layout.band} ${layout.screenOnly} ${isOffline ? styles.raised : ''}`}
      aria-label="Products to compare"
    >
      <ul className={styles.selected} ref={list}>
        {cards
          .filter(({ id }) => ids.includes(id))
          .map((card) => (
            <li key={card.id}>
              <button type="button" className={layout.underlineOnHover} onClick={() => remove(card.id)}>
                <span className={styles.thumb}>
                  <Picture sources={pictureSources(card.images, card.category)} sizes="44px" alt="" />
                  <Icon name="close" className={styles.removeIcon} />
                </span>
                <VisuallyHidden>Remove: </VisuallyHidden>
                <bdi className={styles.name}>{card.name}</bdi>
              </button>
            </li>
          ))}
      </ul>
      {ids.length > 1 ? (
        <ButtonLink variant="onBand" href={compareRoute(ids)}>{`Compare (${ids.length})`}</ButtonLink>
      ) : (
        <p>Add one more.</p>
      )}
      <Button
        variant="quiet"
        aria-label="Clear comparison"
        onClick={() => saveComparison([]) && focusAfter(list.current, 0)}
      >
        Clear
      </Button>
    </aside>
  );
});

/** Sets `aria-pressed` on all Compare buttons of the page, also on cards that are rendered later. */
function useCardButtons(ids: readonly string[]): void {
  useEffect(() => {
    const show = () => {
      for (const tools of document.querySelectorAll('card-tools')) {
        const isSelected = String(ids.includes(getCardProduct(tools).id));
        const button = tools.firstElementChild;
        if (button && button.getAttribute('aria-pressed') !== isSelected)
          button.setAttribute('aria-pressed', isSelected);
      }
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [ids]);
}

/** Moves the focus from a removed button to the next one, or to `main` if none is left. */
function focusAfter(list: HTMLElement | null, index: number): void {
  requestAnimationFrame(() => {
    const buttons = list?.isConnected ? [...list.querySelectorAll('button')] : [];
    const next = buttons[Math.min(index, buttons.length - 1)] ?? document.querySelector<HTMLElement>('main');
    next?.focus({ preventScroll: true });
  });
}
