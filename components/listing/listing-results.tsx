import { memo, type ReactNode } from 'react';
import { ProductGrid } from '@/components/product/product-card';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { countPages, pageLinks, pageRange } from '@/lib/listing/paginate';
import type { ListingAnswer } from '@/lib/search/protocol';
import * as searchMessages from '@/lib/search/search-messages';
import * as messages from '@/lib/site/messages';
import styles from './listing.module.css';

/** The cards stay while the shopper chooses the next filter. */
const Products = memo(ProductGrid);

type Props = {
  answer: ListingAnswer;
  basePath: string;
  empty: { message: string; fallback: { name: string; href: string } };
  wait: 'none' | 'long' | 'failed';
  /** Whether this is the exported page, whose other pages are exported too. */
  isStatic: boolean;
  hrefOf: (page: number) => string;
  /** Opens a page in place. */
  onPage: (page: number) => void;
  reset: () => void;
  retry: () => void;
  /** Shown in place of the usual words where a search finds nothing. */
  nothing?: ReactNode;
};

/** A page of the products that match and the links to the others, or the ways on where none does. */
export function ListingResults(props: Props) {
  const { answer, basePath, empty, wait, isStatic, hrefOf, onPage, reset, retry, nothing } = props;
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

/** Says that the filters cannot be applied, with both ways on. */
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
