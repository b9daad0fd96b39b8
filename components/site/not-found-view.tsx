'use client';

import { useSyncExternalStore } from 'react';
import { Wrap } from '@/components/ui/layout';
import type { CategoryKey } from '@/lib/catalogue/taxonomy';
import { messages } from '@/lib/messages';
import { asset, routes } from '@/lib/routes';
import { CategoryLinks } from './category-links';
import styles from './not-found-view.module.css';

const never = () => () => undefined;

/** The 404 page. One file answers for every address, so only the browser knows whether a product was meant. */
export function NotFoundView({ categories }: { categories: readonly { key: CategoryKey; name: string }[] }) {
  const path = useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => '',
  );
  const isProduct = path.startsWith(asset(routes.products()));
  return (
    <Wrap className={styles.view}>
      <div>
        <h1>{isProduct ? messages.productNotFound : 'Page not found'}</h1>
        <p>
          {isProduct
            ? 'No product has this address. It may have been renamed or taken out of the catalog.'
            : 'There is no page at this address.'}{' '}
          Search at the top of the page, or start from a category.
        </p>
        <CategoryLinks categories={categories} />
      </div>
      <img src={asset('/artwork/not-found.svg')} alt="" width={600} height={600} />
    </Wrap>
  );
}
