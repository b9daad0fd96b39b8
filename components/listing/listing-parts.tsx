import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { setChosen } from '@/lib/listing/change-filters';
import { chipsOf } from '@/lib/listing/chips';
import { facetsOf } from '@/lib/listing/facets/table';
import * as searchMessages from '@/lib/site/search-messages';
import type { ListingAnswer } from '@/lib/worker/protocol';
import { FilterChips } from './filter-chips';
import { FilterPanel } from './filter-panel';
import { FilterSheet } from './filter-sheet';
import type { Before } from './hand-over';
import { ListingCount } from './listing-count';
import { ListingFailure } from './listing-failure';
import { ListingGoods } from './listing-goods';
import styles from './listing-layout.module.css';
import type { ListingPlace } from './listing-place';
import { hasRemarks, SearchRemarks } from './search-remarks';
import { SortSelect } from './sort-select';
import type { ChangeListing, LiveState } from './use-listing';

type Props = { live: LiveState; place: ListingPlace; before: Before; children: ReactNode };

/** What a live listing shows, drawn anew with an answer and not with a click. */
export const ListingParts = memo(function ListingParts({ live, place, before, children }: Props) {
  const { shown, wait, isExported, change } = live;
  const { state, answer } = shown;
  const heading = useRef<HTMLHeadingElement>(null);
  const left = useRef<Element>(undefined);
  /** The control that asks for it goes with the answer, or stands below what is new: the heading takes the focus then. */
  const leave: ChangeListing = (next) => {
    left.current = document.activeElement ?? undefined;
    change(next);
  };
  useLayoutEffect(() => {
    // Who has gone on meanwhile stays there.
    if ([left.current, document.body].includes(document.activeElement ?? undefined) && left.current)
      heading.current?.focus({ preventScroll: true });
    left.current = undefined;
  }, [shown]);
  const reset = () => leave(() => ({ filters: {} }));
  const chips = chipsOf(state, facetsOf(place.scope), answer.facets);
  const panel = { facets: answer.facets, state, change, reset, finds: before.finds };
  const notes = place.scope.kind === 'search' && hasRemarks(answer) && (
    <SearchRemarks query={place.scope.query} answer={answer} />
  );
  const goods = (
    <ListingGoods live={live} place={place} reset={reset} onPage={(page) => leave(() => ({ page }))}>
      {children}
    </ListingGoods>
  );
  // There is nothing to narrow or to sort.
  if (answer.total === 0 && wait === 'none')
    return (
      <div className={styles.whole}>
        {notes}
        <ListingCount live={live} isNews />
        {goods}
      </div>
    );
  return (
    <>
      {notes && <div className={styles.whole}>{notes}</div>}
      <aside className={styles.aside} aria-label="Filters">
        <FilterPanel {...panel} folds={before.folds} />
      </aside>
      <div className={styles.main}>
        <div className={styles.bar}>
          <h2 className={styles.count} ref={heading} tabIndex={-1}>
            {isExported ? place.summary : summaryOf(answer)}
          </h2>
          <FilterChips
            chips={chips}
            onRemove={({ parameter, value }) =>
              leave(({ filters }) => ({ filters: setChosen(filters, parameter, value, false) }))
            }
            onReset={reset}
          />
          <FilterSheet
            panel={panel}
            count={answer.count}
            chosen={chips.length}
            startsOpen={before.isSheetWanted === true}
          >
            <ListingCount live={live} isNews={false} />
          </FilterSheet>
          <SortSelect value={state.sort} onChange={(sort) => change(() => ({ sort }))} />
        </div>
        <ListingCount live={live} isNews={!isExported} />
        {wait === 'failed' ? <ListingFailure basePath={place.basePath} onRetry={live.retry} /> : goods}
      </div>
    </>
  );
});

function summaryOf({ cards, count, soFar }: ListingAnswer): string {
  return soFar ? searchMessages.soFar(soFar) : searchMessages.showing(cards.length, count);
}
