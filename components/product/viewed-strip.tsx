'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Card } from '@/lib/catalogue/card';
import * as messages from '@/lib/site/messages';
import { pictureSources } from '@/lib/site/picture-source';
import { routes } from '@/lib/site/routes';
import { clearViewed } from '@/lib/visitor/recent-products';
import { askCatalogue } from '@/lib/worker/client';
import { Price } from './price';
import styles from './recently-viewed.module.css';

/** Products looked at before, as the catalogue has them now; those that it no longer has are left out. */
export function ViewedStrip({ ids }: { ids: readonly string[] }) {
  const [cards, setCards] = useState<readonly Card[]>();
  const [isCleared, setCleared] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    let isCurrent = true;
    askCatalogue({ kind: 'cards', ids })
      .then((found) => isCurrent && setCards(found))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [ids]);

  useEffect(() => {
    // The button that had the focus is gone.
    if (isCleared) status.current?.focus();
  }, [isCleared]);

  const clear = () => {
    clearViewed();
    setCleared(true);
  };
  if (!cards || cards.length === 0) return null;
  return (
    <Section
      id="viewed"
      title="Recently viewed"
      aside={
        !isCleared && (
          <Button look="quiet" onClick={clear}>
            Clear this list
          </Button>
        )
      }
    >
      {isCleared ? (
        <p ref={status} tabIndex={-1} role="status">
          {messages.viewedCleared}
        </p>
      ) : (
        <ul className={styles.strip}>
          {cards.map((card) => (
            <li key={card.id}>
              <Picture sources={pictureSources(card.images, card.category)} sizes="128px" alt="" />
              <Link className={styles.name} href={routes.product(card.id)}>
                <bdi>{card.name}</bdi>
              </Link>
              <Price price={card.price} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
