import { memo, type ReactNode } from 'react';
import { ProductGrid } from '@/components/product/product-card';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/layout';
import { Pagination } from '@/components/ui/pagination';
import { pageLinks, pageRange } from '@/lib/listing/page-links';
import { countPages } from '@/lib/listing/paginate';
import type { ListingAnswer } from '@/lib/search/protocol';
import * as searchMessages from '@/lib/search/search-messages';
import * as messages from '@/lib/site/messages';
import styles from './listing.module.css';
import type { useListing } from './use-listing';

/** Memoized: the cards do not render again while the shopper selects filters. */
const Products = memo(ProductGrid);

type Props = {
  listing: ReturnType<typeof useListing>;
  answer: ListingAnswer;
  basePath: string;
  empty: { message: string; fallback: { name: string; href: string } };
  /** Shows another page without navigation. */
  onPage: (page: number) => void;
  reset: () => void;
  /** Replaces the default message if a search finds nothing. */
  nothing?: ReactNode;
};

/** The matching products with page links, or a message with next steps if there are none. */
export function ListingResults({ listing, answer, basePath, empty, onPage, reset, nothing }: Props) {
  const { wait, isStatic, hrefOf, retry } = listing;
  const { cards, count, state, similar } = answer;
  if (wait === 'failed') return <ListingError basePath={basePath} onRetry={retry} />;
  return (
    <>
      {isStatic && (
        <p className={styles.filtering} role="status">
          Applying the filters…
        </p>
      )}
      <div
        className={isStatic ? styles.products : `${styles.products} ${styles.hydrated}`}
        aria-busy={wait === 'long' || undefined}
      >
        {count > 0 && (
          <>
            <Products cards={cards} hasFirstPicture />
            <Pagination
              current={state.page}
              links={pageLinks(state.page, countPages(count))}
              hrefOf={hrefOf}
              onPage={isStatic ? undefined : onPage}
            >
              <p>{pageRange(state.page, count)}</p>
            </Pagination>
          </>
        )}
        {count === 0 && nothing}
        {count === 0 && !nothing && (
          <EmptyState message={empty.message}>
            <Button onClick={reset}>{searchMessages.resetFilters}</Button>
            <ButtonLink variant="quiet" href={empty.fallback.href}>
              {empty.fallback.name}
            </ButtonLink>
          </EmptyState>
        )}
        {similar && (
          <section>
            <h2 className={styles.remark}>{searchMessages.alsoSimilar}</h2>
            <Products cards={similar} />
          </section>
        )}
      </div>
    </>
  );
}

/** Error message if the products could not be loaded, with links to retry and to remove the filters. */
export function ListingError({ basePath, onRetry }: { basePath: string; onRetry: () => void }) {
  return (
    <EmptyState message="The product data could not be loaded, so the filters cannot be applied.">
      <Button onClick={onRetry}>{messages.tryAgain}</Button>
      <ButtonLink variant="quiet" href={basePath}>
        Show all without filters
      </ButtonLink>
    </EmptyState>
  );
}
