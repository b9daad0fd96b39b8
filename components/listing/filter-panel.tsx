'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { isFiltered, type ListingState } from '@/lib/listing/address';
import { setChosen, setValues } from '@/lib/listing/change-filters';
import type { Facets, FacetView } from '@/lib/listing/count';
import * as searchMessages from '@/lib/site/search-messages';
import { chosenOf } from './chosen-of';
import { FacetCheckList } from './facet-check-list';
import { FacetFold } from './facet-fold';
import styles from './filter-panel.module.css';
import { TilesView } from './filter-views';
import { firstFolds } from './open-folds';
import { PriceFacet } from './price-facet';
import { ShippingFacet } from './shipping-facet';
import type { ChangeListing } from './use-listing';

export type FilterPanelProps = {
  facets: Facets;
  state: ListingState;
  change: ChangeListing;
  reset: () => void;
  /** What is to be found among the options from the start, by the facet's parameter. */
  finds: Readonly<Record<string, string>>;
  /** The facets that are open in the exported panel, whose place this one takes: in it nothing may move. */
  folds?: readonly string[] | undefined;
};

/** All facets of a listing, each to be folded. Options that lead to nothing stay, disabled. */
export function FilterPanel({ facets, state, change, reset, finds, folds }: FilterPanelProps) {
  const { filters } = state;
  const [open] = useState(folds ?? firstFolds(facets, filters));
  return (
    <div className={styles.panel}>
      {facets.map((view) => {
        const { key, legend, parameter, isOffered } = view;
        const chosen = chosenOf(view, filters);
        return (
          isOffered && (
            <FacetFold key={key} legend={legend} isOpen={open.includes(legend)} chosen={chosen.length}>
              <LiveFacet
                view={view}
                chosen={chosen}
                raised={folds ? [] : chosen}
                find={finds[parameter]}
                onToggle={(value, isChosen) =>
                  change((now) => ({ filters: setChosen(now.filters, parameter, value, isChosen) }))
                }
                onSet={(value) =>
                  change((now) => ({ filters: setValues(now.filters, parameter, value === undefined ? [] : [value]) }))
                }
              />
            </FacetFold>
          )
        );
      })}
      {isFiltered(state) && <Button onClick={reset}>{searchMessages.resetFilters}</Button>}
    </div>
  );
}

type LiveFacetProps = {
  view: FacetView;
  chosen: readonly string[];
  /** The values that stand on top, if it is drawn for the first time. */
  raised: readonly string[];
  find: string | undefined;
  onToggle: (value: string, isChosen: boolean) => void;
  /** Sets the one value of a limit, or none. */
  onSet: (value: string | undefined) => void;
};

function LiveFacet({ view, chosen, raised, find, onToggle, onSet }: LiveFacetProps) {
  const { legend, parameter: name } = view;
  const [first] = chosen;
  switch (view.look) {
    case 'checks':
      return (
        <FacetCheckList
          legend={legend}
          name={name}
          options={view.options}
          chosen={chosen}
          raised={raised}
          onToggle={onToggle}
          find={find}
        />
      );
    case 'tiles':
      return <TilesView name={name} options={view.options} chosen={chosen} onToggle={onToggle} />;
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
      return <ShippingFacet name={name} value={first} onChange={onSet} />;
  }
}
