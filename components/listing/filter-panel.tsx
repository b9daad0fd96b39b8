'use client';

import { type ChangeEvent, memo, useCallback, useState } from 'react';
import { useShipToState, useStateNames } from '@/components/product/state-select';
import check from '@/components/ui/check.module.css';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import type { FacetView, FacetViews } from '@/lib/listing/filter-rows';
import { type Filters, setFilterValues, toggleFilterValue } from '@/lib/listing/url-state';
import * as messages from '@/lib/site/messages';
import { shipToState } from '@/lib/site/ship-to-state';
import { OptionList, OptionTiles } from './filter-options';
import styles from './filter-panel.module.css';
import { PriceFilter } from './price-filter';
import type { ChangeListing } from './use-listing';

/** The number of facets that are open at first: brand, price and size. */
const OPEN_FACETS = 3;

type Props = {
  facets: FacetViews;
  /** The filters of the URL. */
  filters: Filters;
  change: ChangeListing;
  /** Called before a filter is used, to load the options that the static page does not have. */
  onUse: () => void;
};

/** All facets of a listing, each collapsible. The names of fields are the URL parameters. */
function FilterPanelPart({ facets, filters, change, onUse }: Props) {
  const toggle = useCallback(
    ({ currentTarget: { name, value, checked } }: ChangeEvent<HTMLInputElement>) =>
      change(({ filters: now }) => ({ filters: toggleFilterValue(now, name, value, checked) })),
    [change],
  );
  return (
    // Only detects use; the fields are the interactive elements.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div onPointerEnter={onUse} onFocus={onUse}>
      {facets
        .filter(({ isOffered }) => isOffered)
        .map((view, index) => (
          <Facet
            key={view.key}
            view={view}
            selected={selectedOf(view, filters)}
            isFirst={index < OPEN_FACETS}
            toggle={toggle}
            change={change}
          />
        ))}
    </div>
  );
}

export const FilterPanel = withErrorBoundary('filters', memo(FilterPanelPart));

/** The selected options of a facet. All size facets share one parameter, so other values are removed. */
function selectedOf(view: FacetView, filters: Filters): readonly string[] {
  const values = filters[view.parameter] ?? [];
  return 'options' in view ? values.filter((value) => view.options.some((option) => option.value === value)) : values;
}

type FieldsProps = {
  view: FacetView;
  selected: readonly string[];
  /** Handles the change of a check box. */
  toggle: (event: ChangeEvent<HTMLInputElement>) => void;
  change: ChangeListing;
};

type FacetProps = FieldsProps & { isFirst: boolean };

/**
 * A collapsible facet. It is open if it is one of the first facets or has a selection, until the shopper toggles it. It renders again
 * only if its counts or its selection change.
 */
const Facet = memo(function Facet({ isFirst, ...fields }: FacetProps) {
  const [isOpen, setOpen] = useState<boolean>();
  const { view, selected } = fields;
  return (
    <details
      className={styles.group}
      aria-label={view.legend}
      open={isOpen ?? (isFirst || selected.length > 0)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      suppressHydrationWarning
    >
      <summary>
        {view.legend}
        {selected.length > 0 && <span> {selected.length} selected</span>}
      </summary>
      <FacetFields {...fields} />
    </details>
  );
}, isSameFacet);

function isSameFacet(before: FacetProps, after: FacetProps): boolean {
  return (
    before.view === after.view &&
    before.selected.length === after.selected.length &&
    before.selected.every((value, index) => value === after.selected[index]) &&
    before.toggle === after.toggle &&
    before.change === after.change
  );
}

function FacetFields({ view, selected, toggle, change }: FieldsProps) {
  switch (view.control) {
    case 'checks':
      return <OptionList view={view} selected={selected} toggle={toggle} />;
    case 'tiles':
      return <OptionTiles view={view} selected={selected} toggle={toggle} />;
    case 'slider':
      return (
        <PriceFilter
          legend={view.legend}
          name={view.parameter}
          highest={view.highest}
          max={selected[0]}
          change={change}
        />
      );
    case 'state':
      return <ShippingFilter name={view.parameter} filteredState={selected[0]} toggle={toggle} change={change} />;
  }
}

type ShippingProps = Pick<FieldsProps, 'toggle' | 'change'> & {
  name: string;
  /** The state of the filter; undefined if the filter is off. */
  filteredState: string | undefined;
};

/** Selects the ship-to state, with a checkbox that hides products that do not ship there. */
function ShippingFilter({ name, filteredState, toggle, change }: ShippingProps) {
  const shipTo = useShipToState();
  const state = filteredState ?? shipTo ?? '';
  const names = useStateNames() ?? (state ? { [state]: state } : {});
  return (
    <>
      <select
        className={styles.control}
        aria-label="My state"
        value={state}
        onChange={({ target: { value } }) => {
          shipToState.set(value || undefined);
          if (filteredState !== undefined)
            change(({ filters }) => ({ filters: setFilterValues(filters, name, value ? [value] : []) }));
        }}
      >
        <option value="">{messages.chooseState}</option>
        {Object.entries(names).map(([code, label]) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
      <label className={check.check}>
        <input
          type="checkbox"
          name={name}
          value={state}
          checked={filteredState !== undefined}
          disabled={state === ''}
          onChange={toggle}
        />
        <span>Hide products that do not ship there</span>
      </label>
    </>
  );
}
