import { memo, type ReactNode } from 'react';
import { Hidden } from '@/components/ui/layout';
import { setChosen } from '@/lib/listing/change-filters';
import { chipsOf } from '@/lib/listing/chips';
import { facetsOf } from '@/lib/listing/facets/table';
import * as messages from '@/lib/site/messages';
import type { ListingAnswer } from '@/lib/worker/protocol';
import { FilterChips } from './filter-chips';
import { FilterPanel } from './filter-panel';
import { FilterSheet } from './filter-sheet';
import { ListingFailure } from './listing-failure';
import { ListingGoods } from './listing-goods';
import styles from './listing-layout.module.css';
import type { ListingPlace } from './listing-place';
import type { Before } from './live-start';
import { hasRemarks, SearchRemarks } from './search-remarks';
import { SortSelect } from './sort-select';
import type { LiveState } from './use-listing';

type Props = { live: LiveState; place: ListingPlace; before: Before; children: ReactNode };

/** What a live listing shows, drawn anew with an answer and not with a click. */
export const ListingParts = memo(function ListingParts({ live, place, before, children }: Props) {
  const { shown, wait, isExported, change } = live;
  const { state, answer } = shown;
  const reset = () => change(() => ({ filters: {} }));
  const chips = chipsOf(state, facetsOf(place.scope), answer.facets);
  const panel = { facets: answer.facets, state, change, reset, finds: before.finds };
  const notes = place.scope.kind === 'search' && hasRemarks(answer) && (
    <SearchRemarks query={place.scope.query} answer={answer} />
  );
  const goods = (
    <ListingGoods live={live} place={place} reset={reset}>
      {children}
    </ListingGoods>
  );
  // There is nothing to narrow or to sort.
  if (answer.total === 0 && wait === 'none')
    return (
      <div className={styles.whole}>
        {notes}
        <Count live={live} />
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
          <h2 className={styles.count}>{isExported ? place.summary : summaryOf(answer)}</h2>
          <FilterChips
            chips={chips}
            onRemove={({ parameter, value }) =>
              change(({ filters }) => ({ filters: setChosen(filters, parameter, value, false) }))
            }
            onReset={reset}
          />
          <FilterSheet
            panel={panel}
            count={answer.count}
            chosen={chips.length}
            startsOpen={before.isSheetWanted === true}
          />
          <SortSelect value={state.sort} onChange={(sort) => change(() => ({ sort }))} />
        </div>
        <Count live={live} />
        {wait === 'failed' ? <ListingFailure basePath={place.basePath} onRetry={live.retry} /> : goods}
      </div>
    </>
  );
});

/** Says to listeners how many products an answer holds. */
function Count({ live: { shown, wait, isExported } }: { live: LiveState }) {
  const { query, answer } = shown;
  return (
    <Hidden>
      <span role="status">
        {/* One of its own for each answer: two with as many products are two to listeners. */}
        {wait === 'none' && !isExported && !answer.soFar && (
          <span key={query}>
            {answer.notSold && `${messages.notCarried(answer.notSold.name)} `}
            {countWords(answer.count)}
          </span>
        )}
      </span>
    </Hidden>
  );
}

function summaryOf({ cards, count, soFar }: ListingAnswer): string {
  return soFar ? messages.soFar(soFar) : messages.showing(cards.length, count);
}

function countWords(count: number): string {
  return count === 1 ? '1 product' : `${count} products`;
}
