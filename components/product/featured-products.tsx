'use client';

import { useEffect, useRef, useState } from 'react';
import type { Card } from '@/lib/catalogue/card';
import { asset } from '@/lib/routes';
import { ProductGrid } from './product-grid';

const FEATURED = 4;

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
          if (isOutOfSight) setCards(pickRandom(pool.filter(({ id }) => id !== exclude)));
        })
        // The fixed four stay: they are as good as any.
        .catch(() => undefined);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      aborter.abort();
    };
  }, [exclude]);

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

function pickRandom(pool: readonly Card[]): Card[] {
  const rest = [...pool];
  const picked: Card[] = [];
  while (picked.length < FEATURED && rest.length > 0) {
    picked.push(...rest.splice(Math.floor(Math.random() * rest.length), 1));
  }
  return picked;
}
