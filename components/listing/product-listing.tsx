'use client';

import { type ReactNode, useCallback, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/layout';
import { formatCount } from '@/lib/format';
import type { Chip } from '@/lib/listing/applied-filters';
import { countPages } from '@/lib/listing/paginate';
import { SORT_LABELS, SORTS, type Sort } from '@/lib/listing/sort-orders';
import { isFiltered, toggleFilterValue } from '@/lib/listing/url-state';
import type { ListingAnswer } from '@/lib/search/protocol';
import * as searchMessages from '@/lib/search/search-messages';
import { FilterPanel } from './filter-panel';
import panelStyles from './filter-panel.module.css';
import { FilterSheet } from './filter-sheet';
import styles from './listing.module.css';
import { ListingError, ListingResults } from './listing-results';
import { PRODUCTS_ID, SkipToProducts } from './skip-to-products';
import { type ChangeListing, type UseListingOptions, useListing } from './use-listing';

type Props = UseListingOptions & {
  empty: { message: string; fallback: { name: string; href: string } };
  /** Renders notes above the results of a search. */
  notesOf?: (answer: ListingAnswer) => ReactNode;
  /** Renders the message for a search without results. Not used if filters exclude all results. */
  nothingOf?: (answer: ListingAnswer) => ReactNode;
};

/**
 * A listing with filters, sort order and pages. The static page shows `initial`. In the browser, the URL contains the state and the
 * catalogue worker filters and sorts.
 */
export const ProductListing = withErrorBoundary('listing', ({ empty, notesOf, nothingOf, ...options }: Props) => {
  const { scope, basePath } = options;
  const listing = useListing(options);
  const { state, answer, answerKey, wait, change } = listing;
  const container = useRef<HTMLDivElement>(null);
  // Render the products first, because the counts of hundreds of options take as long to render as the products.
  const facets = useDeferredValue(answer?.facets) ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useRef(false);
  const [firstKey] = useState(answerKey);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && answerKey !== firstKey) setChanged(true);
  // Stable, because the filter panel is memoized.
  const changeInSheet = useCallback<ChangeListing>((next) => change(next, 'replace'), [change]);

  // The pressed control was removed or is below the new results: move the focus to the heading.
  useLayoutEffect(() => {
    if (focusHeading.current) heading.current?.focus({ preventScroll: true });
    focusHeading.current = false;
  }, [answerKey]);

  if (!answer)
    return wait === 'failed' ? (
      <ListingError basePath={basePath} onRetry={listing.retry} />
    ) : (
      <p className={styles.note} role="status">
        Searching…
      </p>
    );

  const changeFromTop: ChangeListing = (next) => {
    // Scroll before the change, so that the browser computes the layout once.
    scrollToStart(container.current);
    change(next);
  };
  const changeFromResults: ChangeListing = (next) => {
    focusHeading.current = true;
    changeFromTop(next);
  };
  const reset = () => changeFromResults(() => ({ filters: {} }));
  const { chips } = answer;
  const isAnnounced = hasChanged || scope.kind === 'search';
  const panel = { facets, filters: state.filters, onUse: listing.load };
  const notes = notesOf?.(answer);
  const results = (
    <ListingResults
      {...{ listing, answer, basePath, empty, reset }}
      onPage={(page) => changeFromResults(() => ({ page }))}
      nothing={answer.total === 0 && nothingOf?.(answer)}
    />
  );
  // Without products there is nothing to filter or sort.
  if (answer.total === 0 && wait !== 'failed')
    return (
      <div>
        {notes}
        <ListingStatus {...{ answer, answerKey }} />
        {results}
      </div>
    );
  return (
    <div className={styles.layout} ref={container}>
      {scope.kind === 'search' && <SkipToProducts />}
      {notes}
      <aside className={styles.aside} aria-label="Filters">
        <form
          className={panelStyles.panel}
          id="filters"
          action={listing.action}
          autoComplete="off"
          // With JavaScript, changes are applied immediately and the form is never submitted.
          onSubmit={(event) => event.preventDefault()}
        >
          <FilterPanel {...panel} change={change} />
          {isFiltered(state) && <Button onClick={reset}>{searchMessages.resetFilters}</Button>}
        </form>
      </aside>
      <div className={styles.main}>
        <div className={styles.bar}>
          <h2 className={styles.count} ref={heading} tabIndex={-1}>
            {searchMessages.showing(answer.cards.length, answer.count)}
          </h2>
          <FilterChips
            chips={chips}
            onRemove={({ parameter, value }) =>
              changeFromResults(({ filters }) => ({ filters: toggleFilterValue(filters, parameter, value, false) }))
            }
            onReset={reset}
          />
          <FilterSheet
            count={answer.count}
            filterCount={chips.length}
            onOpen={listing.load}
            reset={isFiltered(state) ? () => changeInSheet(() => ({ filters: {} })) : undefined}
            status={<ListingStatus {...{ answer, answerKey }} />}
          >
            <FilterPanel {...panel} change={changeInSheet} />
          </FilterSheet>
          <SortSelect value={state.sort} onChange={(sort) => changeFromTop(() => ({ sort }))} />
          <noscript className={styles.count}>Filters need JavaScript.</noscript>
        </div>
        <ListingStatus {...{ answer, answerKey }} isSilent={!isAnnounced || wait !== 'none'} />
        <div className={styles.results} id={PRODUCTS_ID} tabIndex={-1}>
          {results}
        </div>
      </div>
    </div>
  );
});

type StatusProps = { answer: ListingAnswer; answerKey: string; isSilent?: boolean };

/** Announces the number of products and the page to screen readers. */
function ListingStatus({ answer, answerKey, isSilent }: StatusProps) {
  const { correction, notSold, count, state, similar = [] } = answer;
  const parts = [
    notSold && searchMessages.notCarried(notSold.name),
    correction && count > 0 && `Results for ${correction}:`,
    `${formatCount(count, 'product')}${state.page > 1 ? `, page ${state.page} of ${countPages(count)}` : ''}`,
    similar.length > 0 && `and ${similar.length} similar`,
  ];
  return (
    <VisuallyHidden>
      <span role="status">
        {/* A new key for each answer, so that screen readers announce equal texts again. */}
        {!isSilent && <span key={answerKey}>{parts.filter(Boolean).join(' ')}</span>}
      </span>
    </VisuallyHidden>
  );
}

/** Scrolls up to the first result if the page is scrolled past it. */
function scrollToStart(container: HTMLElement | null): void {
  if (container && container.getBoundingClientRect().top < 0)
    container.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** The sort order. It is a field of the filter form. */
function SortSelect({ value, onChange }: { value: Sort; onChange: (sort: Sort) => void }) {
  return (
    <label className={styles.sort}>
      Sort by
      <select
        className={panelStyles.control}
        name="sort"
        form="filters"
        value={value}
        onChange={(event) => onChange(event.target.value as Sort)}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_LABELS[sort]}
          </option>
        ))}
      </select>
    </label>
  );
}

type ChipsProps = { chips: readonly Chip[]; onRemove: (chip: Chip) => void; onReset: () => void };

/** The applied filters. Each chip removes its filter. */
function FilterChips({ chips, onRemove, onReset }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Applied filters">
      {chips.map((chip) => (
        <li key={`${chip.parameter} ${chip.value}`}>
          <button type="button" className={styles.chip} onClick={() => onRemove(chip)}>
            <VisuallyHidden>Remove </VisuallyHidden>
            <bdi>{chip.label}</bdi>
            <Icon name="close" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.reset} onClick={onReset}>
          {searchMessages.resetFilters}
        </button>
      </li>
    </ul>
  );
}
