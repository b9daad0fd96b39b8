import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Hidden } from '@/components/ui/layout';
import { isFiltered } from '@/lib/listing/address';
import { setChosen } from '@/lib/listing/change-filters';
import { chipsOf } from '@/lib/listing/chips';
import { facetsOf } from '@/lib/listing/facets/table';
import * as searchMessages from '@/lib/site/search-messages';
import { matchStateList } from '@/lib/visitor/state-lists';
import { FilterChips } from './filter-chips';
import { FilterPanel, firstFolds } from './filter-panel';
import { FilterSheet } from './filter-sheet';
import { ListingCount } from './listing-count';
import { ListingFailure } from './listing-failure';
import { ListingFrame } from './listing-frame';
import { ListingGoods } from './listing-goods';
import styles from './listing-layout.module.css';
import type { ListingPlace } from './listing-place';
import { hasRemarks, SearchRemarks } from './search-remarks';
import type { ChangeListing, LiveState } from './use-listing';

type Props = { live: LiveState; place: ListingPlace; isSheetWanted: boolean; children: ReactNode };

/** The parts of a live listing, drawn anew with an answer and not with a click. */
export const ListingParts = memo(function ListingParts({ live, place, isSheetWanted, children }: Props) {
  const { shown, wait, isFirst, isExported, change } = live;
  const { state, answer } = shown;
  const heading = useRef<HTMLHeadingElement>(null);
  const left = useRef<Element>(undefined);
  /** The control that asks for it goes with the answer, or stands below what is new: the heading takes the focus then. */
  const leave: ChangeListing = (next) => {
    left.current = document.activeElement ?? undefined;
    change(next);
  };
  useLayoutEffect(() => {
    // A visitor who has gone on meanwhile stays there.
    if ([left.current, document.body].includes(document.activeElement ?? undefined) && left.current)
      heading.current?.focus({ preventScroll: true });
    left.current = undefined;
  }, [shown]);
  const reset = () => leave(() => ({ filters: {} }));
  const chips = chipsOf(state, facetsOf(place.scope), answer.facets);
  const panel = { facets: answer.facets, filters: state.filters, stateList: matchStateList };
  const goods =
    wait === 'failed' ? (
      <ListingFailure basePath={place.basePath} onRetry={live.retry} />
    ) : (
      <ListingGoods live={live} place={place} reset={reset} onPage={(page) => leave(() => ({ page }))}>
        {children}
      </ListingGoods>
    );
  const notes = place.scope.kind === 'search' && hasRemarks(answer) && (
    <SearchRemarks query={place.scope.query} answer={answer} />
  );
  if (isFirst && place.scope.kind === 'search') return wait === 'failed' && <div className={styles.whole}>{goods}</div>;
  // An empty listing has no goods to narrow or to sort.
  if (answer.total === 0 && wait === 'none')
    return (
      <div className={styles.whole}>
        {notes}
        <Hidden>
          <span role="status">
            <ListingCount live={live} isNews />
          </span>
        </Hidden>
        {goods}
      </div>
    );
  return (
    <>
      {notes && <div className={styles.whole}>{notes}</div>}
      <ListingFrame
        panel={
          <>
            <FirstPanel {...panel} />
            {isFiltered(state) && <Button onClick={reset}>{searchMessages.resetFilters}</Button>}
          </>
        }
        heading={heading}
        summary={isExported || isFirst ? place.summary : searchMessages.showing(answer.cards.length, answer.count)}
        chips={
          <FilterChips
            chips={chips}
            onRemove={({ parameter, value }) =>
              leave(({ filters }) => ({ filters: setChosen(filters, parameter, value, false) }))
            }
            onReset={reset}
          />
        }
        opener={
          <FilterSheet
            count={answer.count}
            chosen={chips.length}
            isWanted={isSheetWanted}
            isReady={!isFirst}
            reset={isFiltered(state) ? reset : undefined}
            said={<ListingCount live={live} isNews={false} />}
          >
            <FirstPanel {...panel} />
          </FilterSheet>
        }
        said={<ListingCount live={live} isNews={!isExported} />}
      >
        {goods}
      </ListingFrame>
    </>
  );
});

/** The filters as they were drawn first: what stood on top or open then stays so. */
function FirstPanel(panel: Omit<Parameters<typeof FilterPanel>[0], 'first' | 'folds'>) {
  const [first] = useState(panel.filters);
  const [folds] = useState(() => firstFolds(panel.facets, first));
  return <FilterPanel {...panel} first={first} folds={folds} />;
}
