'use client';

import { Button } from '@/components/ui/button';
import { isFiltered, type ListingState } from '@/lib/listing/address';
import { setChosen, setValues } from '@/lib/listing/change-filters';
import type { Facets, FacetView } from '@/lib/listing/count';
import * as messages from '@/lib/site/messages';
import { CheckList } from './check-list';
import styles from './filter-panel.module.css';
import { TilesView } from './filter-views';
import { PriceFacet } from './price-facet';
import { ShippingFacet } from './shipping-facet';
import type { Change } from './use-listing';

export type FilterPanelProps = {
  facets: Facets;
  state: ListingState;
  change: Change;
  reset: () => void;
  /** What is to be found among the options from the start, by the facet's parameter. */
  finds: Readonly<Record<string, string>>;
};

/** All facets of a listing, a fieldset each. Options that lead to nothing stay, disabled. */
export function FilterPanel({ facets, state, change, reset, finds }: FilterPanelProps) {
  const { filters } = state;
  return (
    <div className={styles.panel}>
      {facets.map((view) => {
        const { key, parameter, isOffered } = view;
        return (
          isOffered && (
            <LiveFacet
              key={key}
              view={view}
              chosen={filters[parameter] ?? []}
              find={finds[parameter]}
              onToggle={(value, isChosen) =>
                change((now) => ({ filters: setChosen(now.filters, parameter, value, isChosen) }))
              }
              onSet={(value) =>
                change((now) => ({ filters: setValues(now.filters, parameter, value === undefined ? [] : [value]) }))
              }
            />
          )
        );
      })}
      {isFiltered(state) && <Button onClick={reset}>{messages.resetFilters}</Button>}
    </div>
  );
}

type LiveFacetProps = {
  view: FacetView;
  chosen: readonly string[];
  find: string | undefined;
  onToggle: (value: string, isChosen: boolean) => void;
  /** Sets the one value of a limit, or none. */
  onSet: (value: string | undefined) => void;
};

function LiveFacet({ view, chosen, find, onToggle, onSet }: LiveFacetProps) {
  const { legend, parameter: name } = view;
  const [first] = chosen;
  switch (view.look) {
    case 'checks':
      return (
        <CheckList legend={legend} name={name} options={view.options} chosen={chosen} onToggle={onToggle} find={find} />
      );
    case 'tiles':
      return <TilesView legend={legend} name={name} options={view.options} chosen={chosen} onToggle={onToggle} />;
    case 'slider':
      return (
        <PriceFacet
          legend={legend}
          name={name}
          highest={view.highest}
          value={first === undefined ? undefined : Number(first)}
          onChange={(max) => onSet(max?.toString())}
        />
      );
    case 'state':
      return <ShippingFacet legend={legend} name={name} value={first} onChange={onSet} />;
  }
}
