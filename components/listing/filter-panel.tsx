'use client';

import { Button } from '@/components/ui/button';
import type { Facets } from '@/lib/listing/facets';
import { isFiltered, type ListingState } from '@/lib/listing/listing-url';
import { CheckList } from './check-list';
import styles from './filter-panel.module.css';
import { SizeTilesView } from './filter-views';
import { PriceFacet } from './price-facet';
import { ShippingFacet } from './shipping-facet';

export type FilterPanelProps = {
  facets: Facets;
  state: ListingState;
  change: (changes: Partial<ListingState>, mode?: 'push' | 'replace') => void;
  reset: () => void;
};

/** All facets of a listing, a fieldset each. Options that lead to nothing stay, disabled. */
export function FilterPanel({ facets, state, change, reset }: FilterPanelProps) {
  const toggle = (list: readonly string[], value: string) =>
    list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
  return (
    <div className={styles.panel}>
      {facets.sections.length > 1 && (
        <CheckList
          legend="Section"
          name="section"
          options={facets.sections}
          chosen={state.sections}
          onToggle={(slug) => change({ sections: toggle(state.sections, slug) })}
        />
      )}
      {facets.brands.length > 1 && (
        <CheckList
          legend="Brand"
          name="brand"
          options={facets.brands}
          chosen={state.brands}
          onToggle={(brand) => change({ brands: toggle(state.brands, brand) })}
        />
      )}
      {facets.sizes.map(({ control, legend, options }) => (
        <SizeTilesView
          key={control}
          legend={legend}
          name="size"
          options={options}
          chosen={state.sizes}
          onToggle={(token) => change({ sizes: toggle(state.sizes, token) })}
        />
      ))}
      {facets.highestPrice > 0 && (
        <PriceFacet highest={facets.highestPrice} value={state.max} onChange={(max) => change({ max })} />
      )}
      {facets.colors.length > 1 && (
        <CheckList
          legend="Color"
          name="color"
          options={facets.colors}
          chosen={state.colors}
          onToggle={(color) => change({ colors: toggle(state.colors, color) })}
        />
      )}
      <CheckList
        legend="Offers"
        name="reduced"
        options={[{ value: '1', label: 'Reduced goods', count: facets.reduced }]}
        chosen={state.isReduced ? ['1'] : []}
        onToggle={() => change({ isReduced: !state.isReduced })}
      />
      <ShippingFacet value={state.shipsTo} onChange={(shipsTo) => change({ shipsTo })} />
      {isFiltered(state) && <Button onClick={reset}>Reset Filters</Button>}
    </div>
  );
}
