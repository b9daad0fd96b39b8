'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Card } from '@/lib/catalogue/card';
import { asset } from '@/lib/site/asset';
import type { ProductGrid } from './product-grid';

type Props = {
  /** How many products the children are. */
  count: number;
  /** The product of the page. */
  exclude?: string;
  children: ReactNode;
};

/**
 * Products that are random for each visit. The page carries fixed ones, the children, so that two builds are the same bytes; they are
 * exchanged while still out of sight, so that nothing a visitor looks at changes. What draws the others comes with them, not with the page.
 */
export function FeaturedProducts({ count, exclude, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<{ Grid: typeof ProductGrid; cards: readonly Card[] }>();

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const aborter = new AbortController();
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (entry?.isIntersecting) return;
      Promise.all([import('./product-grid'), fetchPool(aborter.signal)])
        .then(([{ ProductGrid: Grid }, pool]) => {
          const isOutOfSight = element.getBoundingClientRect().top > window.innerHeight;
          const others = pool.filter(({ id }) => id !== exclude);
          // Fewer than there are would make the page jump.
          if (isOutOfSight && others.length >= count) setPicked({ Grid, cards: pickRandom(others, count) });
        })
        // The fixed ones stay: they are as good as any.
        .catch(() => undefined);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      aborter.abort();
    };
  }, [exclude, count]);

  return <div ref={place}>{picked ? <picked.Grid cards={picked.cards} columns={4} /> : children}</div>;
}

async function fetchPool(signal: AbortSignal): Promise<Card[]> {
  const response = await fetch(asset('/featured.json'), { signal });
  if (!response.ok) throw new Error(`featured.json: ${response.status}`);
  return response.json();
}

function pickRandom(pool: readonly Card[], count: number): Card[] {
  const rest = [...pool];
  const picked: Card[] = [];
  while (picked.length < count && rest.length > 0) {
    picked.push(...rest.splice(Math.floor(Math.random() * rest.length), 1));
  }
  return picked;
}
