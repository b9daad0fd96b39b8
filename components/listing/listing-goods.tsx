import type { ReactNode } from 'react';
import { ProductGrid } from '@/components/product/product-grid';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { isFiltered, type ListingState } from '@/lib/listing/address';
import { countPages, pageLinks } from '@/lib/listing/paginate';
import * as searchMessages from '@/lib/site/search-messages';
import type { ListingAnswer } from '@/lib/worker/protocol';
import { ExportedGoods } from './exported-listing';
import styles from './listing-layout.module.css';
import type { ListingPlace } from './listing-place';
import type { LiveState } from './use-listing';

type Props = {
  live: LiveState;
  place: ListingPlace;
  reset: () => void;
  onPage: (page: number) => void;
  children: ReactNode;
};

/** A page of the goods that match and the ways to the others, or the ways out where none does. */
export function ListingGoods({ live, place, reset, onPage, children }: Props) {
  const { shown, wait, isFirst, isExported, addressOf } = live;
  const { answer, state } = shown;
  const { scope, empty } = place;
  if (isFirst || isExported) return <ExportedGoods isBusy={wait === 'long'}>{null}</ExportedGoods>;
  return (
    <div className={styles.live} aria-busy={wait === 'long'}>
      {answer.count > 0 ? (
        <>
          <ProductGrid cards={answer.cards} hasFirstPicture />
          <Pagination
            current={state.page}
            links={pageLinks(state.page, countPages(answer.count))}
            hrefOf={(page) => addressOf({ page })}
            onPage={onPage}
          />
        </>
      ) : (
        <EmptyState message={scope.kind === 'search' ? nothingFor(scope.query, answer, state) : empty.message}>
          {isFiltered(state) && <Button onClick={reset}>{searchMessages.resetFilters}</Button>}
          <ButtonLink look="quiet" href={empty.wayOut.href}>
            {empty.wayOut.name}
          </ButtonLink>
          {scope.kind === 'search' && !answer.similar && children}
        </EmptyState>
      )}
      {answer.similar && (
        <section className={styles.similar}>
          <h2>{searchMessages.alsoSimilar}</h2>
          <ProductGrid cards={answer.similar} />
        </section>
      )}
    </div>
  );
}

/** Says that a search has no goods: that they are not sold, that there are none, or that the chosen filters leave none. */
function nothingFor(query: string, { notSold }: ListingAnswer, state: ListingState): string {
  if (notSold) return searchMessages.notCarried(notSold.name);
  return isFiltered(state) ? searchMessages.noProducts : searchMessages.nothingFound(query);
}
