import { type MouseEvent, type UIEvent, useEffect, useRef, useState } from 'react';
import styles from './search.module.css';
import { SearchOption } from './search-option';
import type { SearchRow } from './search-rows';

/** A little more than the list shows at once; then as many again as a visitor comes to the end. */
const FIRST = 14;
const MORE = 20;
const NEAR_PX = 400;

type Props = {
  id: string;
  label: string;
  rows: readonly SearchRow[];
  /** The row chosen with the arrows, -1 for none; and the row where Enter goes. */
  active: number;
  target: number;
  /** The query that the rows answer, and that is marked in them. */
  query: string;
  onChoose: (row: SearchRow) => void;
};

/** The listbox. Of a long list it draws what is near the top, and more as a visitor comes to it. */
export function SearchOptions({ id, label, rows, active, target, query, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [given, setGiven] = useState({ query, drawn: FIRST });
  if (given.query !== query) setGiven({ query, drawn: FIRST });
  const { drawn } = given;
  const last = rows.length - 1;
  const end = Math.min(last, Math.max(drawn, active < last ? active + MORE : 0));

  // A new query begins at the top.
  useEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [query]);

  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const isNear = currentTarget.scrollTop + currentTarget.clientHeight > currentTarget.scrollHeight - NEAR_PX;
    if (isNear && drawn < last) setGiven({ query, drawn: drawn + MORE });
  };
  const onClick = (event: MouseEvent) => {
    // A click with a key held opens another tab or window and leaves this one as it is.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const option = event.target instanceof Element && event.target.closest<HTMLElement>('[role=option]');
    const row = option ? rows[Number(option.dataset.index)] : undefined;
    if (row) onChoose(row);
  };
  const draw = (row: SearchRow, index: number) => (
    <SearchOption
      key={row.kind === 'all' ? row.kind : `${row.kind} ${row.href}`}
      id={optionId(id, index)}
      row={row}
      index={index}
      size={rows.length}
      isActive={index === active}
      isTarget={index === target}
      query={row.kind === 'all' ? '' : query}
    />
  );

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field, where the focus is
    <div
      ref={list}
      className={styles.list}
      id={id}
      role="listbox"
      aria-label={label}
      onScroll={onScroll}
      onClick={onClick}
    >
      {rows.slice(0, end).map(draw)}
      {rows.slice(last).map((row) => draw(row, last))}
    </div>
  );
}

/** The id of an option's element, for aria-activedescendant. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
