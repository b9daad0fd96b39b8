'use client';

import { useEffect, useState } from 'react';
import { Link } from '@/components/ui/link';
import type { Card } from '@/lib/catalogue/card';
import { routes } from '@/lib/site/routes';
import styles from './near-products.module.css';

const MOST = 4;

/** Products that a wrong address may have meant, once the index is there; nothing where there are none. */
export function NearProducts({ words }: { words: string }) {
  const [cards, setCards] = useState<readonly Card[]>([]);
  useEffect(() => {
    let isCurrent = true;
    findNear(words).then(
      (found) => isCurrent && setCards(found),
      // No index, no guess.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [words]);
  if (cards.length === 0) return null;
  return (
    <section className={styles.near} aria-labelledby="near">
      <h2 id="near">Did you mean</h2>
      <ul>
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

/** Looks for the words, then without their last letter, then without their last word; a guess is what is left after all. */
async function findNear(words: string): Promise<Card[]> {
  const { askCatalogue } = await import('@/lib/worker/client');
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
