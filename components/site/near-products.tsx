'use client';

import { useEffect, useState } from 'react';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import type { Card } from '@/lib/catalogue/card';
import { routes } from '@/lib/site/routes';
import { leadOn } from './lead-on';
import styles from './pages.module.css';

const MOST = 4;

type Props = {
  words: string;
  /** The id in the address, as it was written there. */
  id: string;
};

/**
 * Products that a wrong address may have meant, once the index is there; nothing where there are none. An id that differs from that
 * of a product in the case of its letters alone leads on to it.
 */
export function NearProducts({ words, id }: Props) {
  const [cards, setCards] = useState<readonly Card[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const find = async () => {
      const meant = await findMeant(id);
      if (!isCurrent) return;
      if (meant !== undefined) leadOn(routes.product(meant));
      else {
        const found = await findNear(words);
        if (isCurrent) setCards(found);
      }
    };
    // No index, no guess.
    find().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [words, id]);
  if (cards.length === 0) return null;
  return (
    <section className={styles.near} aria-labelledby="near">
      <h2 id="near">Did you mean</h2>
      <ul className={`${layout.rows} ${layout.links}`}>
        {cards.map(({ id, brand, name }) => (
          <li key={id}>
            <Link href={routes.product(id)}>
              {brand} <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The id of the product that was meant: ids are in small letters, so that no two of them differ in that alone. */
async function findMeant(written: string): Promise<string | undefined> {
  const id = written.toLowerCase();
  if (id === written) return undefined;
  const { askCatalogue } = await import('@/lib/search/client');
  const [row] = await askCatalogue({ kind: 'rows', ids: [id] });
  return row?.card.id;
}

/** Looks for the words, then without their last letter, then without their last word; a guess is what is left after all. */
async function findNear(words: string): Promise<Card[]> {
  const { askCatalogue } = await import('@/lib/search/client');
  let guessed: Card[] = [];
  for (const query of [words, words.slice(0, -1), words.replace(/ ?\S+$/, '')]) {
    if (!query) continue;
    const { suggestions, guess } = await askCatalogue({ kind: 'suggest', query, limit: MOST });
    const cards = suggestions.flatMap((suggestion) => (suggestion.kind === 'product' ? [suggestion.card] : []));
    if (cards.length > 0 && guess === undefined) return cards;
    if (guessed.length === 0) guessed = cards;
  }
  return guessed;
}
