import { type MouseEvent, memo, type UIEvent, useEffect, useRef, useState } from 'react';
import { Price } from '@/components/product/price';
import { Icon } from '@/components/ui/icon';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { shortItemNumber } from '@/lib/catalogue/item-number';
import { highlightMatches } from '@/lib/search/highlight';
import { pictureSources } from '@/lib/site/picture-source';
import styles from './search.module.css';
import type { SearchRow } from './search-rows';

/** Number of rows that are rendered first, a few more than fit, and that are added near the end. */
const INITIAL_ROWS = 14;
const MORE_ROWS = 20;
const NEAR_PX = 400;

type ListProps = {
  id: string;
  label: string;
  rows: readonly SearchRow[];
  /** Index of the row selected with the arrow keys, -1 for none. */
  active: number;
  /** Index of the row that Enter opens, -1 for none. */
  target: number;
  /** The query of the rows. Its words are highlighted. */
  query: string;
  onSelect: (row: SearchRow) => void;
};

/** The listbox. A long list renders more rows when the shopper scrolls near the end. */
export function SuggestionList({ id, label, rows, active, target, query, onSelect }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ query, shownCount: INITIAL_ROWS });
  if (shown.query !== query) setShown({ query, shownCount: INITIAL_ROWS });
  const { shownCount } = shown;
  const last = rows.length - 1;
  const end = Math.min(last, Math.max(shownCount, active < last ? active + MORE_ROWS : 0));

  // Scroll to the top for a new query.
  useEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [query]);

  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const isNear = currentTarget.scrollTop + currentTarget.clientHeight > currentTarget.scrollHeight - NEAR_PX;
    if (isNear && shownCount < last) setShown({ query, shownCount: shownCount + MORE_ROWS });
  };
  const onClick = (event: MouseEvent) => {
    // A click with a modifier key opens another tab or window; this page does not change.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const option = event.target instanceof Element && event.target.closest<HTMLElement>('[role=option]');
    const row = option ? rows[Number(option.dataset.index)] : undefined;
    if (row) onSelect(row);
  };
  const renderRow = (row: SearchRow, index: number) => (
    <SuggestionOption
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys
    <div
      ref={list}
      className={styles.list}
      id={id}
      role="listbox"
      aria-label={label}
      onScroll={onScroll}
      onClick={onClick}
    >
      {rows.slice(0, end).map(renderRow)}
      {rows.slice(last).map((row) => renderRow(row, last))}
    </div>
  );
}

/** Element id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

type OptionProps = {
  id: string;
  row: SearchRow;
  /** Position in the list, from 0. */
  index: number;
  /** Length of the list, including rows that are not rendered. */
  size: number;
  isActive: boolean;
  isTarget: boolean;
  /** The words to highlight. */
  query: string;
};

/** A row under the search box: a link for the mouse, an option for the keyboard. Memoized. */
export const SuggestionOption = memo(function SearchOption({
  id,
  row,
  index,
  size,
  isActive,
  isTarget,
  query,
}: OptionProps) {
  return (
    <Link
      id={id}
      className={styles.option}
      role="option"
      tabIndex={-1}
      href={row.href}
      aria-selected={isTarget}
      aria-setsize={size}
      aria-posinset={index + 1}
      data-index={index}
      data-active={isActive || undefined}
      data-kind={row.kind}
    >
      <RowContent row={row} query={query} />
      {isTarget && (
        <span className={styles.enter} aria-hidden="true">
          Enter
        </span>
      )}
    </Link>
  );
});

function RowContent({ row, query }: { row: SearchRow; query: string }) {
  switch (row.kind) {
    case 'page':
      return (
        <>
          <Icon name="next" />
          <span className={styles.name}>
            <Highlighted text={row.name} query={query} />
          </span>{' '}
          <span className={styles.aside}>{row.isAnswer ? 'Answer' : 'Page'}</span>
        </>
      );
    case 'product':
      return (
        <>
          <Picture sources={pictureSources(row.card.images, row.card.category)} sizes="44px" alt="" />
          <span className={styles.name}>
            <span className={layout.note}>
              <Highlighted text={`${row.card.brand} ${shortItemNumber(row.card.id, row.card.model)}`} query={query} />
            </span>{' '}
            <Highlighted text={row.name} query={query} />
          </span>{' '}
          <span className={styles.aside}>
            <Price price={row.card.price} isFrom={row.card.isFrom} />
          </span>
        </>
      );
    case 'recent':
    case 'all':
      return (
        <>
          <Icon name={row.kind === 'all' ? 'search' : 'clock'} />
          <span className={styles.name}>{row.kind === 'all' ? `See all results for “${row.name}”` : row.name}</span>
        </>
      );
  }
}

function Highlighted({ text, query }: { text: string; query: string }) {
  return (
    <bdi>
      {highlightMatches(text, query).map((part, index) =>
        part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
      )}
    </bdi>
  );
}
