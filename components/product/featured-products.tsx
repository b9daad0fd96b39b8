'use client';

import { useEffect, useRef, useState } from 'react';
import type { Card } from '@/lib/catalogue/card';
import { asset } from '@/lib/routes';
import { ProductGrid } from './product-grid';

/**
 * Four products, random for each visit. The page carries four fixed ones, so that two builds are the same bytes; they are
 * exchanged for a random four while still out of sight, so that nothing a visitor looks at changes.
 */
export function FeaturedProducts({ initial, exclude }: { initial: readonly Card[]; exclude?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [cards, setCards] = useState(initial);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const aborter = new AbortController();
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (entry?.isIntersecting) return;
      fetchPool(aborter.signal)
        .then((pool) => {
          const isOutOfSight = element.getBoundingClientRect().top > window.innerHeight;
          const others = pool.filter(({ id }) => id !== exclude);
          // Fewer than there are would make the page jump.
          if (isOutOfSight && others.length >= initial.length) setCards(pickRandom(others, initial.length));
        })
        // The fixed four stay: they are as good as any.
        .catch(() => undefined);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      aborter.abort();
    };
  }, [exclude, initial.length]);

  return (
    <div ref={place}>
      <ProductGrid cards={cards} columns={4} />
    </div>
  );
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
