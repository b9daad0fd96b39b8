import { type UIEvent, useEffect, useRef, useState } from 'react';
import { Price } from '@/components/product/price';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { pictureSources } from '@/lib/catalogue/pictures';
import { markMatches } from '@/lib/search/mark';
import styles from './search-box-panel.module.css';
import type { SearchRow } from './search-rows';

const FIRST = 30;
const AHEAD = 30;
const NEAR_PX = 600;

type Props = {
  id: string;
  label: string;
  rows: readonly SearchRow[];
  /** The row chosen with the arrows, -1 for none; and the row where Enter goes. */
  active: number;
  target: number;
  /** What is marked in the rows. */
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
  const end = Math.min(last, Math.max(drawn, active < last ? active + AHEAD : 0));

  // A new query begins at the top.
  useEffect(() => list.current?.scrollTo?.(0, 0), [query]);

  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const isNear = currentTarget.scrollTop + currentTarget.clientHeight > currentTarget.scrollHeight - NEAR_PX;
    if (isNear && drawn < last) setGiven({ query, drawn: drawn + AHEAD });
  };

  const option = (row: SearchRow, index: number) => (
    <Link
      key={`${row.kind} ${row.href}`}
      id={optionId(id, index)}
      className={styles.option}
      role="option"
      tabIndex={-1}
      href={row.href}
      aria-selected={index === target}
      aria-setsize={rows.length}
      aria-posinset={index + 1}
      data-active={index === active || undefined}
      data-kind={row.kind}
      onClick={(event) => {
        // A click with a key held opens another tab or window and leaves this one as it is.
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) onChoose(row);
      }}
    >
      <RowContent row={row} query={query} />
      {index === target && (
        <span className={styles.enter} aria-hidden="true">
          Enter
        </span>
      )}
    </Link>
  );

  return (
    <div ref={list} className={styles.list} id={id} role="listbox" aria-label={label} onScroll={onScroll}>
      {rows.slice(0, end).map(option)}
      {rows.slice(last).map((row) => option(row, last))}
    </div>
  );
}

/** The id of an option's element, for aria-activedescendant. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function RowContent({ row, query }: { row: SearchRow; query: string }) {
  switch (row.kind) {
    case 'page':
      return (
        <>
          <Icon name="next" className={styles.sign} />
          <span className={styles.name}>
            <Marked text={row.name} query={query} />
          </span>
          <span className={styles.aside}>Page</span>
        </>
      );
    case 'product':
      return (
        <>
          <Picture className={styles.drawing} sources={pictureSources(row.card.images, row.card.category)} alt="" />
          <span className={styles.name}>
            <span className={styles.maker}>
              <Marked text={[row.card.brand, row.card.model].filter(Boolean).join(' ')} query={query} />
            </span>{' '}
            <Marked text={row.name} query={query} />
          </span>{' '}
          <span className={styles.aside}>
            <Price price={row.card.price} />
          </span>
        </>
      );
    case 'recent':
      return (
        <>
          <Icon name="clock" className={styles.sign} />
          <span className={styles.name}>{row.name}</span>
        </>
      );
    case 'all':
      return (
        <>
          <Icon name="search" className={styles.sign} />
          <span className={styles.name}>See all results for “{row.name}”</span>
        </>
      );
  }
}

function Marked({ text, query }: { text: string; query: string }) {
  return (
    <bdi>
      {markMatches(text, query).map((piece, index) =>
        piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
      )}
    </bdi>
  );
}
