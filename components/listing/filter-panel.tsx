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
  /** Is called before a filter is used: lists that are exported in part are needed whole. */
  onUse: () => void;
};

/** All facets of a listing, each to be folded. Its fields are named after the parameters of the URL. */
function FilterPanelPart({ facets, filters, change, onUse }: Props) {
  const toggle = useCallback(
    ({ currentTarget: { name, value, checked } }: ChangeEvent<HTMLInputElement>) =>
      change(({ filters: now }) => ({ filters: toggleFilterValue(now, name, value, checked) })),
    [change],
  );
  return (
    // Only listens in: the fields do the work.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div onPointerEnter={onUse} onFocus={onUse}>
      {facets
        .filter(({ isOffered }) => isOffered)
        .map((view, index) => (
          <Facet
            key={view.key}
            view={view}
            chosen={chosenOf(view, filters)}
            isFirst={index < OPEN_FACETS}
            toggle={toggle}
            change={change}
          />
        ))}
    </div>
  );
}

export const FilterPanel = withErrorBoundary('filters', memo(FilterPanelPart));

/** The chosen options of a facet: sizes of several kinds share one parameter. */
function chosenOf(view: FacetView, filters: Filters): readonly string[] {
  const values = filters[view.parameter] ?? [];
  return 'options' in view ? values.filter((value) => view.options.some((option) => option.value === value)) : values;
}

type FieldsProps = {
  view: FacetView;
  chosen: readonly string[];
  /** Chooses or leaves the value of a check box. */
  toggle: (event: ChangeEvent<HTMLInputElement>) => void;
  change: ChangeListing;
};

type FacetProps = FieldsProps & { isFirst: boolean };

/**
 * A facet: open at first, or if something is chosen, until the shopper folds it. It renders again only for other counts or another
 * choice of its own.
 */
const Facet = memo(function Facet({ isFirst, ...fields }: FacetProps) {
  const [isOpen, setOpen] = useState<boolean>();
  const { view, chosen } = fields;
  return (
    <details
      className={styles.group}
      aria-label={view.legend}
      open={isOpen ?? (isFirst || chosen.length > 0)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      suppressHydrationWarning
    >
      <summary>
        {view.legend}
        {chosen.length > 0 && <span> {chosen.length} selected</span>}
      </summary>
      <FacetFields {...fields} />
    </details>
  );
}, isSameFacet);

function isSameFacet(before: FacetProps, after: FacetProps): boolean {
  return (
    before.view === after.view &&
    before.chosen.length === after.chosen.length &&
    before.chosen.every((value, index) => value === after.chosen[index]) &&
    before.toggle === after.toggle &&
    before.change === after.change
  );
}

function FacetFields({ view, chosen, toggle, change }: FieldsProps) {
  switch (view.control) {
    case 'checks':
      return <OptionList view={view} chosen={chosen} toggle={toggle} />;
    case 'tiles':
      return <OptionTiles view={view} chosen={chosen} toggle={toggle} />;
    case 'slider':
      return (
        <PriceFilter
          legend={view.legend}
          name={view.parameter}
          highest={view.highest}
          max={chosen[0]}
          change={change}
        />
      );
    case 'state':
      return <ShippingFilter name={view.parameter} hidden={chosen[0]} toggle={toggle} change={change} />;
  }
}

type ShippingProps = Pick<FieldsProps, 'toggle' | 'change'> & { name: string; hidden: string | undefined };

/** Selects the ship-to state, with a checkbox that hides products that do not ship there. */
function ShippingFilter({ name, hidden, toggle, change }: ShippingProps) {
  const shipTo = useShipToState();
  const state = hidden ?? shipTo ?? '';
  const names = useStateNames() ?? (state ? { [state]: state } : {});
  return (
    <>
      <select
        className={styles.control}
        aria-label="My state"
        value={state}
        onChange={({ target: { value } }) => {
          shipToState.set(value || undefined);
          if (hidden !== undefined)
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
          checked={hidden !== undefined}
          disabled={state === ''}
          onChange={toggle}
        />
        <span>Hide products that do not ship there</span>
      </label>
    </>
  );
}
