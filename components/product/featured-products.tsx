'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { SectionHeader } from '@/components/ui/layout';
import type { Card } from '@/lib/catalogue/card';
import { asset } from '@/lib/site/asset';

type Props = {
  /** Number of products in the children. */
  count: number;
  /** Id of the product of this page, which is never shown. */
  exclude?: string;
  /** Groups of product ids; one random group is shown. The children include a heading for the first group. */
  groups?: readonly { title: string; ids: readonly string[] }[];
  children: ReactNode;
};

/**
 * Random products for each visit. The exported page contains fixed products (the children), so that builds are reproducible. They are
 * replaced only while they are off screen, so that no visible content changes. The code for the replacement loads on demand.
 */
export const FeaturedProducts = withErrorBoundary('featured', ({ count, exclude, groups, children }: Props) => {
  const container = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<ReactNode>();

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (entry?.isIntersecting) return;
      Promise.all([import('./lazy-product-lists'), fetchPool()])
        .then(([{ productLists }, pool]) => {
          if (element.getBoundingClientRect().top <= window.innerHeight) return;
          const lists = groups?.map(({ title, ids }) => ({
            title,
            cards: pool.filter(({ id }) => ids.includes(id)),
          })) ?? [{ title: undefined, cards: pool.filter(({ id }) => id !== exclude) }];
          // Fewer products than before would shift the page.
          const [list] = pickRandom(
            lists.filter(({ cards }) => cards.length >= count),
            1,
          );
          if (!list) return;
          setPicked(
            <>
              {list.title !== undefined && <SectionHeader id="featured" title={list.title} />}
              <productLists.ProductGrid cards={pickRandom(list.cards, count)} columns={4} />
            </>,
          );
        })
        // After an error the fixed products stay.
        .catch(() => undefined);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [exclude, count, groups]);

  return <div ref={container}>{picked ?? children}</div>;
});

async function fetchPool(): Promise<Card[]> {
  const response = await fetch(asset('/featured.json'));
  if (!response.ok) throw new Error(`featured.json: ${response.status}`);
  return response.json();
}

function pickRandom<Item>(pool: readonly Item[], count: number): Item[] {
  const rest = [...pool];
  const picked: Item[] = [];
  while (picked.length < count && rest.length > 0) {
    picked.push(...rest.splice(Math.floor(Math.random() * rest.length), 1));
  }
  return picked;
}
