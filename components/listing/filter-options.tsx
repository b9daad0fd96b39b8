'use client';

import { type ChangeEvent, memo, useEffect, useRef, useState } from 'react';
import check from '@/components/ui/check.module.css';
import tileStyles from '@/components/ui/tile.module.css';
import { formatCount } from '@/lib/format';
import type { FacetOption, FacetView } from '@/lib/listing/filter-rows';
import { MAX_TOP_OPTIONS, topOptions } from '@/lib/listing/top-options';
import { formatNumber } from '@/lib/money';
import styles from './filter-panel.module.css';

/** A longer list has a search field. */
const SEARCHABLE_OPTIONS = 12;

type ListProps = {
  view: Extract<FacetView, { options: unknown }>;
  chosen: readonly string[];
  /** Chooses or leaves the value of a check box. */
  toggle: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Check boxes with counts. Of a long list the first options and the chosen ones are shown, until the shopper wants all. */
export function OptionList({
  view: { parameter, legend, options, total = options.length },
  chosen,
  toggle,
}: ListProps) {
  const [isAll, setAll] = useState(false);
  const [find, setFind] = useState('');
  // Stays the same while the counts change, so that no option moves.
  const [first, setFirst] = useState(() => topOptions(options).map(({ value }) => value));
  if (chosen.some((value) => !first.includes(value))) setFirst([...new Set([...first, ...chosen])]);
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isLoaded = options.length === total;

  // The pressed button has moved: up with fewer options, or below those that it shows, the first of which gets the focus.
  useEffect(() => {
    if (document.activeElement !== button.current) return;
    if (!isAll) return button.current?.scrollIntoView({ block: 'nearest' });
    if (!isLoaded) return;
    const boxes = [...(list.current?.querySelectorAll('input') ?? [])];
    boxes.find(({ value, disabled }) => !disabled && !first.includes(value))?.focus();
  }, [isAll, isLoaded]);
  const toggleAll = () => {
    setAll(!isAll);
    setFind('');
  };

  const word = find.trim().toLowerCase();
  const isShort = total > MAX_TOP_OPTIONS && !isAll;
  const shown = options.filter(({ value, label }) =>
    isShort ? first.includes(value) : label.toLowerCase().includes(word),
  );
  return (
    <>
      {isAll && total > SEARCHABLE_OPTIONS && (
        <input
          className={styles.control}
          type="search"
          enterKeyHint="done"
          aria-label={`Search in ${legend}`}
          placeholder="Search"
          value={find}
          onChange={(event) => setFind(event.target.value)}
        />
      )}
      <div className={styles.list} ref={list}>
        {shown.map((option) => (
          <ListOption
            key={option.value}
            name={parameter}
            isChosen={chosen.includes(option.value)}
            toggle={toggle}
            {...option}
          />
        ))}
        {options.length > 0 && shown.length === 0 && <p>No match.</p>}
      </div>
      {(isAll || shown.length < total) && (
        <button type="button" ref={button} aria-expanded={isAll} onClick={toggleAll}>
          {isAll ? 'Show fewer' : `Show all ${total}`}
        </button>
      )}
    </>
  );
}

type OptionProps = FacetOption & Pick<ListProps, 'toggle'> & { name: string; isChosen: boolean };

/** An option that leads to nothing stays, disabled; a chosen one can always be taken back. */
function CheckBox({ name, value, count, isChosen, toggle, title }: Omit<OptionProps, 'label'> & { title?: string }) {
  return (
    <input
      type="checkbox"
      name={name}
      value={value}
      checked={isChosen}
      disabled={count === 0 && !isChosen}
      aria-label={title}
      onChange={toggle}
    />
  );
}

const ListOption = memo(function ListOption({ label, ...option }: OptionProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is CheckBox
    <label className={check.check}>
      <CheckBox {...option} />
      <bdi>{label}</bdi>
      <span>
        {formatNumber(option.count)}
        {/* Hidden by the style sheet: a class at each of many options would weigh. */}
        <span>{option.count === 1 ? ' product' : ' products'}</span>
      </span>
    </label>
  );
});

const TileOption = memo(function TileOption({ label, ...option }: OptionProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is CheckBox
    <label className={label.length > 4 ? `${tileStyles.tile} ${styles.wide}` : tileStyles.tile}>
      <CheckBox {...option} title={`${label}, ${formatCount(option.count, 'product')}`} />
      {label}
    </label>
  );
});

/** Sizes as tiles. */
export function OptionTiles({ view, chosen, toggle }: ListProps) {
  return (
    <div className={styles.tiles}>
      {view.options.map((option) => (
        <TileOption
          key={option.value}
          name={view.parameter}
          isChosen={chosen.includes(option.value)}
          toggle={toggle}
          {...option}
        />
      ))}
    </div>
  );
}
