'use client';

import { type ChangeEvent, memo, useState } from 'react';
import check from '@/components/ui/check.module.css';
import tileStyles from '@/components/ui/tile.module.css';
import { counted } from '@/lib/counted';
import type { FacetOption, FacetView } from '@/lib/listing/count';
import { formatCount } from '@/lib/money';
import styles from './filter-panel.module.css';

/** From this many options on a list gets a field to search it. */
const SEARCHABLE = 12;

type ListProps = {
  view: Extract<FacetView, { options: unknown }>;
  chosen: readonly string[];
  /** Chooses or leaves the value of a check box. */
  toggle: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Check boxes with counts. Their order does not change while they are used: what is exported of a long list stays on top. */
export function OptionList({
  view: { parameter, legend, options, among = options.length },
  chosen,
  toggle,
}: ListProps) {
  const isShort = among > options.length;
  const [first, setFirst] = useState(isShort ? options.map(({ value }) => value) : chosen);
  const [wasShort, setWasShort] = useState(isShort);
  const [find, setFind] = useState('');
  if (wasShort && !isShort) {
    setWasShort(false);
    setFirst([...new Set([...chosen, ...first])]);
  }
  const onTop = first.flatMap((value) => options.find((option) => option.value === value) ?? []);
  const ordered = [...onTop, ...options.filter(({ value }) => !first.includes(value))];
  const word = find.trim().toLowerCase();
  const isFound = ({ label }: FacetOption) => label.toLowerCase().includes(word);
  const isLong = among > SEARCHABLE;
  return (
    <>
      {isLong && (
        <input
          className={styles.control}
          type="search"
          enterKeyHint="done"
          aria-label={`Find a ${legend.toLowerCase()}`}
          placeholder={`Find among ${among}`}
          value={find}
          onChange={(event) => setFind(event.target.value)}
        />
      )}
      <div className={styles.list}>
        {ordered.filter(isFound).map((option) => (
          <ListOption
            key={option.value}
            name={parameter}
            isChosen={chosen.includes(option.value)}
            toggle={toggle}
            {...option}
          />
        ))}
        {!ordered.some(isFound) && <p>None of that name.</p>}
      </div>
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
        {formatCount(option.count)}
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
      <CheckBox {...option} title={`${label}, ${counted(option.count, 'product')}`} />
      {label}
    </label>
  );
});

/** Sizes as tiles. */
export function Tiles({ view, chosen, toggle }: ListProps) {
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
