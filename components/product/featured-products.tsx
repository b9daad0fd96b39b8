'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { SectionHeader } from '@/components/ui/layout';
import type { Card } from '@/lib/catalogue/card';
import { asset } from '@/lib/site/routes';
import type { ProductGrid } from './product-card';

type Props = {
  /** Number of products in the children. */
  count: number;
  /** Id of the product of this page, which is never shown. */
  exclude?: string;
  /** Groups of product ids; one random group is shown. The children include a heading for the first group. */
  groups?: readonly { title: string; ids: readonly string[] }[];
  children: ReactNode;
};

type RandomProducts = { title?: string; cards: readonly Card[] };

/**
 * Random products for each visit. The exported page contains fixed products (the children), so that builds are reproducible. They are
 * replaced only while they are off screen, so that no visible content changes. The code for the replacement loads on demand.
 */
export const FeaturedProducts = withErrorBoundary('featured', ({ count, exclude, groups, children }: Props) => {
  const container = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<RandomProducts & { Grid: typeof ProductGrid }>();

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const aborter = new AbortController();
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (entry?.isIntersecting) return;
      Promise.all([import('./lazy-product-lists'), fetchPool(aborter.signal)])
        .then(([{ productLists }, pool]) => {
          const isBelowScreen = element.getBoundingClientRect().top > window.innerHeight;
          const others = pool.filter((card) => card.id !== exclude);
          const sources: RandomProducts[] = groups ? toGroups(others, groups) : [{ cards: others }];
          // Fewer products than before would shift the page.
          const [group] = pickRandom(
            sources.filter(({ cards }) => cards.length >= count),
            1,
          );
          if (isBelowScreen && group)
            setPicked({ Grid: productLists.ProductGrid, ...group, cards: pickRandom(group.cards, count) });
        })
        // After an error the fixed products stay.
        .catch(() => undefined);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      aborter.abort();
    };
  }, [exclude, count, groups]);

  if (!picked) return <div ref={container}>{children}</div>;
  return (
    <div ref={container}>
      {picked.title !== undefined && <SectionHeader id="featured" title={picked.title} />}
      <picked.Grid cards={picked.cards} columns={4} />
    </div>
  );
});

const toGroups = (pool: readonly Card[], groups: NonNullable<Props['groups']>): RandomProducts[] =>
  groups.map(({ title, ids }) => ({ title, cards: pool.filter((card) => ids.includes(card.id)) }));

async function fetchPool(signal: AbortSignal): Promise<Card[]> {
  const response = await fetch(asset('/featured.json'), { signal });
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
