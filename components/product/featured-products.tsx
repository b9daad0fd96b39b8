'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { SectionHeader } from '@/components/ui/layout';
import type { Card } from '@/lib/catalogue/card';
import { asset } from '@/lib/site/asset';
import type { ProductGrid } from './product-card';

type Props = {
  /** How many products the children are. */
  count: number;
  /** The product of the page. */
  exclude?: string;
  /** Goods that belong together, one group of which is drawn from; the children bring the heading of theirs. */
  groups?: readonly { title: string; ids: readonly string[] }[];
  children: ReactNode;
};

type RandomProducts = { title?: string; cards: readonly Card[] };

/**
 * Products that are random for each visit. The page carries fixed ones, the children, so that two builds are the same bytes; they are
 * exchanged while still out of sight, so that nothing a visitor looks at changes. What draws the others comes with them, not with the page.
 */
function FeaturedProductsPart({ count, exclude, groups, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<RandomProducts & { Grid: typeof ProductGrid }>();

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const aborter = new AbortController();
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (entry?.isIntersecting) return;
      Promise.all([import('./lazy-product-lists'), fetchPool(aborter.signal)])
        .then(([{ productLists }, pool]) => {
          const isOutOfSight = element.getBoundingClientRect().top > window.innerHeight;
          const others = pool.filter((card) => card.id !== exclude);
          const sources: RandomProducts[] = groups ? toGroups(others, groups) : [{ cards: others }];
          // Fewer than there are would make the page jump.
          const [from] = pickRandom(
            sources.filter(({ cards }) => cards.length >= count),
            1,
          );
          if (isOutOfSight && from)
            setPicked({ Grid: productLists.ProductGrid, ...from, cards: pickRandom(from.cards, count) });
        })
        // The fixed ones stay: they are as good as any.
        .catch(() => undefined);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      aborter.abort();
    };
  }, [exclude, count, groups]);

  if (!picked) return <div ref={place}>{children}</div>;
  return (
    <div ref={place}>
      {picked.title !== undefined && <SectionHeader id="featured" title={picked.title} />}
      <picked.Grid cards={picked.cards} columns={4} />
    </div>
  );
}

export const FeaturedProducts = withErrorBoundary('featured', FeaturedProductsPart);

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
