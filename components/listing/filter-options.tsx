'use client';

import { type ChangeEvent, memo, useEffect, useRef, useState } from 'react';
import checkStyles from '@/components/ui/check.module.css';
import tileStyles from '@/components/ui/tile.module.css';
import { formatCount } from '@/lib/format';
import type { FacetOption, FacetView } from '@/lib/listing/filter-rows';
import { MAX_TOP_OPTIONS, topOptions } from '@/lib/listing/top-options';
import { formatNumber } from '@/lib/money';
import styles from './filter-panel.module.css';

/** Longer lists have a search field. */
const MAX_OPTIONS_WITHOUT_SEARCH = 12;

type ListProps = {
  view: Extract<FacetView, { options: unknown }>;
  selected: readonly string[];
  /** Handles the change of a check box. */
  toggle: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Check boxes with counts. A long list shows its top options and the selected ones until the shopper expands it. */
export function OptionList({
  view: { parameter, legend, options, total = options.length },
  selected,
  toggle,
}: ListProps) {
  const [isExpanded, setExpanded] = useState(false);
  const [search, setSearch] = useState('');
  // Counts do not change these values, so that options do not move.
  const [topValues, setTopValues] = useState(() => topOptions(options).map(({ value }) => value));
  if (selected.some((value) => !topValues.includes(value))) setTopValues([...new Set([...topValues, ...selected])]);
  const list = useRef<HTMLDivElement>(null);
  const expandButton = useRef<HTMLButtonElement>(null);
  const isLoaded = options.length === total;

  // The button moves when the list changes. After 'Show fewer', scroll to it. After 'Show all', focus the first new option.
  useEffect(() => {
    if (document.activeElement !== expandButton.current) return;
    if (!isExpanded) return expandButton.current?.scrollIntoView({ block: 'nearest' });
    if (!isLoaded) return;
    const boxes = [...(list.current?.querySelectorAll('input') ?? [])];
    boxes.find(({ value, disabled }) => !disabled && !topValues.includes(value))?.focus();
  }, [isExpanded, isLoaded]);
  const toggleExpanded = () => {
    setExpanded(!isExpanded);
    setSearch('');
  };

  const searchText = search.trim().toLowerCase();
  const isCollapsed = total > MAX_TOP_OPTIONS && !isExpanded;
  const shown = options.filter(({ value, label }) =>
    isCollapsed ? topValues.includes(value) : label.toLowerCase().includes(searchText),
  );
  return (
    <>
      {isExpanded && total > MAX_OPTIONS_WITHOUT_SEARCH && (
        <input
          className={styles.control}
          type="search"
          enterKeyHint="done"
          aria-label={`Search in ${legend}`}
          placeholder="Search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <div className={styles.list} ref={list}>
        {shown.map((option) => (
          <ListOption
            key={option.value}
            name={parameter}
            isSelected={selected.includes(option.value)}
            toggle={toggle}
            {...option}
          />
        ))}
        {options.length > 0 && shown.length === 0 && <p>No match.</p>}
      </div>
      {(isExpanded || shown.length < total) && (
        <button type="button" ref={expandButton} aria-expanded={isExpanded} onClick={toggleExpanded}>
          {isExpanded ? 'Show fewer' : `Show all ${total}`}
        </button>
      )}
    </>
  );
}

type OptionProps = FacetOption & Pick<ListProps, 'toggle'> & { name: string; isSelected: boolean };

type CheckBoxProps = Omit<OptionProps, 'label'> & { ariaLabel?: string };

/** Options without products are disabled, unless they are selected. */
function CheckBox({ name, value, count, isSelected, toggle, ariaLabel }: CheckBoxProps) {
  return (
    <input
      type="checkbox"
      name={name}
      value={value}
      checked={isSelected}
      disabled={count === 0 && !isSelected}
      aria-label={ariaLabel}
      onChange={toggle}
    />
  );
}

const ListOption = memo(function ListOption({ label, ...option }: OptionProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is CheckBox
    <label className={checkStyles.check}>
      <CheckBox {...option} />
      <bdi>{label}</bdi>
      <span>
        {formatNumber(option.count)}
        {/* Hidden by an element selector: a class on each option would make the page larger. */}
        <span>{option.count === 1 ? ' product' : ' products'}</span>
      </span>
    </label>
  );
});

const TileOption = memo(function TileOption({ label, ...option }: OptionProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is CheckBox
    <label className={label.length > 4 ? `${tileStyles.tile} ${styles.wide}` : tileStyles.tile}>
      <CheckBox {...option} ariaLabel={`${label}, ${formatCount(option.count, 'product')}`} />
      {label}
    </label>
  );
});

/** Options as tiles, for sizes. */
export function OptionTiles({ view, selected, toggle }: ListProps) {
  return (
    <div className={styles.tiles}>
      {view.options.map((option) => (
        <TileOption
          key={option.value}
          name={view.parameter}
          isSelected={selected.includes(option.value)}
          toggle={toggle}
          {...option}
        />
      ))}
    </div>
  );
}
