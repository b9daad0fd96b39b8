'use client';

import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Hidden } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Picture } from '@/components/ui/picture';
import { useOnline } from '@/components/ui/use-online';
import type { Card } from '@/lib/catalogue/card';
import { askCatalogue } from '@/lib/search/client';
import { asset } from '@/lib/site/asset';
import { compareRoute } from '@/lib/site/compare-route';
import { pictureSources } from '@/lib/site/picture-source';
import { routes } from '@/lib/site/routes';
import { comparison, keepComparison } from '@/lib/visitor/comparison';
import styles from './compare-tray.module.css';
import { productOfTools } from './tools-product';

const NONE: readonly string[] = [];
/** The pages that say it themselves, or are about something else. */
const WITHOUT = [compareRoute(), routes.request()].map(asset);

/** The products chosen to compare, over the foot of the page; what the focus moves to comes to rest above them. */
export function CompareTray() {
  const ids = useSyncExternalStore(comparison.subscribe, comparison.get)?.ids ?? NONE;
  const list = useRef<HTMLUListElement>(null);
  const isOffline = !useOnline();
  const isShown = ids.length > 0 && !WITHOUT.includes(window.location.pathname);
  const cards = useCards(isShown ? ids : NONE);
  useLayoutEffect(() => {
    document.documentElement.classList.toggle(styles.room ?? '', isShown);
  }, [isShown]);
  useToolsFollow(ids);
  if (!isShown) return null;
  const remove = (id: string) => {
    const place = ids.indexOf(id);
    if (keepComparison(ids.filter((other) => other !== id))) focusAfter(list.current, place);
  };
  return (
    <aside
      className={`${styles.tray} ${layout.band} ${layout.screen} ${isOffline ? styles.raised : ''}`}
      aria-label="Chosen to compare"
    >
      <ul className={styles.chosen} ref={list}>
        {cards.map((card) => (
          <li key={card.id}>
            <button type="button" className={layout.pointed} onClick={() => remove(card.id)}>
              <span className={styles.thumb}>
                <Picture sources={pictureSources(card.images, card.category)} sizes="44px" alt="" />
                <Icon name="close" className={styles.cross} />
              </span>
              <Hidden>Take out: </Hidden>
              <bdi className={styles.name}>{card.name}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {ids.length > 1 ? (
        <ButtonLink look="onBand" href={compareRoute(ids)}>{`Compare (${ids.length})`}</ButtonLink>
      ) : (
        <p>Choose one more.</p>
      )}
      <Button
        look="quiet"
        aria-label="Clear the comparison"
        onClick={() => keepComparison([]) && focusAfter(list.current, 0)}
      >
        Clear
      </Button>
    </aside>
  );
}

/** Shows on the tools of the document which products are chosen, on those that are drawn later too. */
function useToolsFollow(ids: readonly string[]): void {
  useEffect(() => {
    const show = () => {
      for (const tools of document.querySelectorAll('card-tools')) {
        const isChosen = String(ids.includes(productOfTools(tools).id));
        const button = tools.firstElementChild;
        if (button && button.getAttribute('aria-pressed') !== isChosen) button.setAttribute('aria-pressed', isChosen);
      }
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [ids]);
}

/** The cards of these products, as far as the catalogue has them; those before while others are on their way. */
function useCards(ids: readonly string[]): readonly Card[] {
  const [cards, setCards] = useState<readonly Card[]>([]);
  const asked = ids.join(' ');
  useEffect(() => {
    if (asked === '') return;
    let isCurrent = true;
    askCatalogue({ kind: 'rows', ids: asked.split(' ') }).then(
      (rows) => isCurrent && setCards(rows.map(({ card }) => card)),
      // Without pictures the way to the comparison is there all the same.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return cards.filter(({ id }) => ids.includes(id));
}

/** The button that had the focus goes: the next one gets it, or the page. */
function focusAfter(list: HTMLElement | null, place: number): void {
  requestAnimationFrame(() => {
    const buttons = list?.isConnected ? [...list.querySelectorAll('button')] : [];
    const next = buttons[Math.min(place, buttons.length - 1)] ?? document.querySelector<HTMLElement>('main');
    next?.focus({ preventScroll: true });
  });
}
