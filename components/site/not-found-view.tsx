'use client';

import { useSyncExternalStore } from 'react';
import { Wrap } from '@/components/ui/layout';
import { PageHead } from '@/components/ui/page-head';
import type { CategoryKey } from '@/lib/catalogue/categories';
import * as absence from '@/lib/site/absence-messages';
import { asset } from '@/lib/site/asset';
import { unlinkedRoutes } from '@/lib/site/unlinked-routes';
import { CategoryLinks } from './category-links';
import { NearProducts } from './near-products';
import styles from './pages.module.css';
import { StoreSearch } from './store-search';

const never = () => () => undefined;

type Props = {
  categories: readonly { key: CategoryKey; name: string }[];
  /** The path of the illustration, without the base path. */
  picture: string;
};

/** The 404 page. One file answers for every address, so only the browser knows whether a product was meant. */
export function NotFoundView({ categories, picture }: Props) {
  const path = useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => '',
  );
  const isProduct = path.startsWith(asset(unlinkedRoutes.products()));
  const words = isProduct ? wordsOf(path) : '';
  return (
    <Wrap className={styles.unknown}>
      <div>
        <PageHead title={isProduct ? absence.productNotFound : absence.pageNotFound}>
          {/* The sentence that differs has a line of its own, for the exported page cannot know which it will be: nothing may move when it does. */}
          {isProduct ? 'No product has this address.' : absence.noPage} <br />
          It may have been renamed or taken out of the catalog. Search for it, or start from a category.
        </PageHead>
        <StoreSearch words={words} />
        <CategoryLinks categories={categories} />
      </div>
      <img src={asset(picture)} alt="" width={600} height={600} />
      {isProduct && <NearProducts words={words} id={lastOf(path)} />}
    </Wrap>
  );
}

/** The words of a product's address: '/products/trail-boot/' -> 'trail boot'. */
function wordsOf(path: string): string {
  return lastOf(path)
    .replace(/%[0-9a-f]{2}|[^\p{L}\p{N}]+/giu, ' ')
    .trim()
    .slice(0, 80);
}

const lastOf = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';
