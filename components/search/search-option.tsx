import { memo } from 'react';
import { Price } from '@/components/product/price';
import { Icon } from '@/components/ui/icon';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { shortItemNumber } from '@/lib/catalogue/item-number';
import { markMatches } from '@/lib/search/mark';
import { pictureSources } from '@/lib/site/picture-source';
import styles from './search.module.css';
import type { SearchRow } from './search-rows';

type Props = {
  id: string;
  row: SearchRow;
  /** Its place in the list, from 0, and how long the list is, drawn or not. */
  index: number;
  size: number;
  isActive: boolean;
  isTarget: boolean;
  /** The query, whose words are marked in the row. */
  query: string;
};

/** A row under the search box: a link for the mouse, an option for the keyboard. Drawn anew only when it changes. */
export const SearchOption = memo(function SearchOption({ id, row, index, size, isActive, isTarget, query }: Props) {
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
            <Marked text={row.name} query={query} />
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
              <Marked text={`${row.card.brand} ${shortItemNumber(row.card.id, row.card.model)}`} query={query} />
            </span>{' '}
            <Marked text={row.name} query={query} />
          </span>{' '}
          <span className={styles.aside}>
            <Price price={row.card.price} isFrom={row.card.isFrom} />
          </span>
        </>
      );
    case 'recent':
      return (
        <>
          <Icon name="clock" />
          <span className={styles.name}>{row.name}</span>
        </>
      );
    case 'all':
      return (
        <>
          <Icon name="search" />
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
