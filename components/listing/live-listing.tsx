'use client';

import { memo, type ReactNode } from 'react';
import { ProductGrid } from '@/components/product/product-grid';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Hidden } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { Pagination } from '@/components/ui/pagination';
import { isFiltered } from '@/lib/listing/address';
import { chipsOf } from '@/lib/listing/chips';
import { facetsOf } from '@/lib/listing/facets/table';
import { countPages, pageLinks } from '@/lib/listing/paginate';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import type { ListingAnswer } from '@/lib/worker/protocol';
import { FilterChips } from './filter-chips';
import { FilterPanel } from './filter-panel';
import { FilterSheet } from './filter-sheet';
import { ListingFailure } from './listing-failure';
import styles from './listing-layout.module.css';
import type { ListingPlace } from './listing-place';
import { SortSelect } from './sort-select';
import { type LiveState, useListing } from './use-listing';

type Props = ListingPlace & {
  /** The answer with which the listing starts. */
  first: ListingAnswer;
  /** Opens the sheet at once: its button was pressed before this was loaded. */
  startsWithSheet: boolean;
  /** The exported page's grid and numbered pages, shown while nothing is set. */
  children: ReactNode;
};

/** The listing once a visitor has reached for it: the catalogue worker filters, sorts and pages, the address holds the state. */
export function LiveListing({ first, startsWithSheet, children, ...place }: Props) {
  const { state, answer, status, change, addressOf, retry } = useListing(place, first);
  const reset = () => change({ filters: {} });
  const chips = chipsOf(state, facetsOf(place.scope), answer.facets);
  const panel = { facets: answer.facets, state, change, reset };
  const isLive = status !== 'static';
  const summary = messages.showing(answer.cards.length, answer.count);
  const { soFar } = answer;
  return (
    <div className={styles.layout}>
      <aside className={styles.aside} aria-label="Filters">
        <FilterPanel {...panel} />
      </aside>
      <div className={styles.main}>
        <div className={styles.bar}>
          <h2 className={styles.count}>{isLive ? (soFar ? messages.soFar(soFar) : summary) : place.summary}</h2>
          <FilterSheet panel={panel} count={answer.count} chosen={chips.length} startsOpen={startsWithSheet} />
          <SortSelect value={state.sort} onChange={(next) => change({ sort: next })} />
        </div>
        <FilterChips chips={chips} onRemove={change} onReset={reset} />
        <Hidden>
          <span role="status">{status === 'ready' && countWords(answer.count)}</span>
        </Hidden>
        {place.scope.kind === 'search' && answer.correction && (
          <Correction typed={place.scope.query} meant={answer.correction} />
        )}
        {status === 'static' && children}
        {status === 'failed' && <ListingFailure basePath={place.basePath} onRetry={retry} />}
        {(status === 'ready' || status === 'loading') && (
          <div className={styles.live} aria-busy={status === 'loading'}>
            {answer.count > 0 ? (
              <Goods answer={answer} addressOf={addressOf} change={change} />
            ) : (
              <EmptyState message={place.empty.message}>
                {isFiltered(state) && <Button onClick={reset}>{messages.resetFilters}</Button>}
                <ButtonLink look="quiet" href={place.empty.wayOut.href}>
                  {place.empty.wayOut.name}
                </ButtonLink>
                {place.scope.kind === 'search' && children}
              </EmptyState>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** A click on a filter draws the controls first; the goods only change with the answer. */
const Grid = memo(ProductGrid);

/** A page of the goods that match, and the ways to the others. */
function Goods({ answer, addressOf, change }: Pick<LiveState, 'answer' | 'addressOf' | 'change'>) {
  return (
    <>
      <Grid cards={answer.cards} hasFirstPicture />
      <Pagination
        current={answer.page}
        links={pageLinks(answer.page, countPages(answer.count))}
        hrefOf={(page) => addressOf({ page })}
        onPage={(page) => {
          change({ page });
          window.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}

/** Says that another word was searched for, and offers the one that was typed. */
function Correction({ typed, meant }: { typed: string; meant: string }) {
  return (
    <p className={styles.correction}>
      Showing results for <strong>{meant}</strong>.{' '}
      <Link href={`${routes.search(typed)}&literal=1`}>Search for “{typed}” as typed</Link>
    </p>
  );
}

function countWords(count: number): string {
  return count === 1 ? '1 product' : `${count} products`;
}
