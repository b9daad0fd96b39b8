import type { ReactNode } from 'react';
import { ProductGrid } from '@/components/product/product-grid';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { isFiltered } from '@/lib/listing/address';
import { countPages, pageLinks } from '@/lib/listing/paginate';
import * as searchMessages from '@/lib/site/search-messages';
import { ExportedGoods } from './exported-listing';
import styles from './listing-layout.module.css';
import type { ListingPlace } from './listing-place';
import { NothingFound } from './nothing-found';
import remarks from './search-remarks.module.css';
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
  const isUnanswered = scope.kind === 'search' && answer.total === 0;
  const wayOut = (
    <ButtonLink look="quiet" href={empty.wayOut.href}>
      {empty.wayOut.name}
    </ButtonLink>
  );
  if (isFirst || isExported) return <ExportedGoods isBusy={wait === 'long'}>{null}</ExportedGoods>;
  return (
    <div className={styles.live} aria-busy={wait === 'long'}>
      {answer.count > 0 && (
        <>
          <ProductGrid cards={answer.cards} hasFirstPicture />
          <Pagination
            current={state.page}
            links={pageLinks(state.page, countPages(answer.count))}
            hrefOf={(page) => addressOf({ page })}
            onPage={onPage}
          />
        </>
      )}
      {answer.count === 0 && isUnanswered && (
        <NothingFound query={scope.query} answer={answer}>
          {wayOut}
          {!answer.similar && children}
        </NothingFound>
      )}
      {answer.count === 0 && !isUnanswered && (
        <EmptyState message={empty.message}>
          {isFiltered(state) && <Button onClick={reset}>{searchMessages.resetFilters}</Button>}
          {wayOut}
        </EmptyState>
      )}
      {answer.similar && (
        <section>
          <h2 className={remarks.correction}>{searchMessages.alsoSimilar}</h2>
          <ProductGrid cards={answer.similar} />
        </section>
      )}
    </div>
  );
}
