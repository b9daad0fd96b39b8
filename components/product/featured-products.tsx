'use client';

import { useEffect, useRef, useState } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { SectionHeader } from '@/components/ui/layout';
import type { Card } from '@/lib/catalogue/card';
import { asset } from '@/lib/site/routes';
import { ProductGrid } from './product-card';

type ProductList = { title?: string | undefined; cards: readonly Card[] };

type Props = {
  /** Id of the section's heading. */
  id: string;
  /** Products of the exported page; as many are chosen at random. */
  cards: readonly Card[];
  /** Id of the product of this page, which is never shown. */
  exclude?: string;
  /** Groups of product ids, each shown below its own heading; one random group is shown. `cards` are of the first group. */
  groups?: readonly { title: string; ids: readonly string[] }[];
};

/**
 * Random products for each visit. The exported page contains fixed products, so that builds are reproducible. They are replaced only
 * while they are off screen, so that no visible content changes.
 */
export const FeaturedProducts = withErrorBoundary('featured', ({ id, cards, exclude, groups }: Props) => {
  const container = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<ProductList>();
  const count = cards.length;

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (entry?.isIntersecting) return;
      fetchPool()
        .then((pool) => {
          const isBelowScreen = element.getBoundingClientRect().top > window.innerHeight;
          const lists: ProductList[] = groups?.map(({ title, ids }) => ({
            title,
            cards: pool.filter((card) => ids.includes(card.id)),
          })) ?? [{ cards: pool.filter((card) => card.id !== exclude) }];
          // Fewer products than before would shift the page.
          const [list] = pickRandom(
            lists.filter((candidate) => candidate.cards.length >= count),
            1,
          );
          if (isBelowScreen && list) setPicked({ ...list, cards: pickRandom(list.cards, count) });
        })
        // After an error the fixed products stay.
        .catch(() => undefined);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [exclude, count, groups]);

  const shown: ProductList = picked ?? { title: groups?.[0]?.title, cards };
  return (
    <div ref={container}>
      {shown.title !== undefined && <SectionHeader id={id} title={shown.title} />}
      <ProductGrid cards={shown.cards} columns={4} />
    </div>
  );
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
