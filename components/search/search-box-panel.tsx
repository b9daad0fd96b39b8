import { usePathname, useRouter } from 'next/navigation';
import { type RefObject, useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { routes } from '@/lib/routes';
import { addRecentSearch, clearRecentSearches, readRecentSearches } from '@/lib/search/recent-searches';
import type { OpenList } from './search-box';
import styles from './search-box-panel.module.css';
import { optionId, SearchOptions } from './search-options';
import { enterTarget, type SearchRow, toRows } from './search-rows';
import { SearchStatus } from './search-status';
import { useComboboxEvents } from './use-combobox-events';
import { useSuggestions } from './use-suggestions';

type Props = {
  box: RefObject<HTMLElement | null>;
  input: RefObject<HTMLInputElement | null>;
  onList: (list: OpenList | undefined) => void;
};

const storage = () => window.localStorage;

/** What opens under the search box: recent searches, then suggestions. It is loaded on the first focus, and takes the field over. */
export function SearchBoxPanel({ box, input, onList }: Props) {
  const id = useId();
  const router = useRouter();
  const pathname = usePathname();
  const [typed, setTyped] = useState(() => input.current?.value ?? '');
  const [isOpen, setOpen] = useState(() => box.current?.contains(document.activeElement) ?? false);
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState(() => readRecentSearches(storage));
  const [openedAt, setOpenedAt] = useState(pathname);
  // A new page closes the list that led to it.
  if (openedAt !== pathname) {
    setOpenedAt(pathname);
    setOpen(false);
  }
  const query = typed.trim();
  const { answer, answered, isCurrent, isSlow, isFailed, retry } = useSuggestions(query);
  const rows = toRows(query, answer, recent);
  const isSure = isCurrent && answer?.guess === undefined && rows.length > 1;
  const target = enterTarget(rows, active, isSure);
  const isShown = isOpen && rows.length > 0;
  const activeId = active >= 0 ? optionId(id, active) : undefined;

  useEffect(() => onList(isShown ? { id, activeId } : undefined), [onList, isShown, id, activeId]);

  const type = (value: string) => {
    setTyped(value);
    setActive(-1);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (row: SearchRow) => {
    const search = row.kind === 'recent' ? row.name : query;
    addRecentSearch(storage, search);
    const left = row.kind === 'recent' || row.kind === 'all' ? search : '';
    if (input.current) input.current.value = left;
    input.current?.blur();
    type(left);
    close();
  };

  useComboboxEvents(box, input, {
    onFocus: () => {
      setRecent(readRecentSearches(storage));
      setTyped(input.current?.value ?? '');
      setOpen(true);
    },
    onInput: (value) => {
      type(value);
      setOpen(true);
    },
    onLeave: close,
    onSubmit: (event) => {
      event.preventDefault();
      const row = isOpen ? rows[target] : undefined;
      if (row) choose(row);
      else if (query !== '') choose({ kind: 'all', href: routes.search(query), name: query, count: undefined });
      router.push(row?.href ?? routes.search(query));
    },
    onKeyDown: (event) => {
      if (event.isComposing) return;
      const move = (to: number) => {
        event.preventDefault();
        setOpen(true);
        setActive(to);
      };
      const count = rows.length;
      if (event.key === 'Escape' && (isShown || typed !== '')) {
        event.preventDefault();
        if (isShown) return close();
        if (input.current) input.current.value = '';
        type('');
      } else if (count === 0) return;
      else if (event.key === 'ArrowDown') move((active + 1) % count);
      else if (event.key === 'ArrowUp') move(active > 0 ? active - 1 : count - 1);
      else if (event.key === 'Home' && active >= 0) move(0);
      else if (event.key === 'End' && active >= 0) move(count - 1);
    },
  });

  return (
    <>
      <SearchStatus
        isOpen={isOpen && query !== ''}
        answer={isCurrent ? answer : undefined}
        first={isSure ? rows[0]?.name : undefined}
        query={query}
        isFailed={isFailed}
      />
      {isShown && (
        // A press anywhere in here leaves the focus in the field.
        // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but that the focus stays
        <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          {query === '' && <p className={styles.note}>Recent searches</p>}
          {answer?.guess !== undefined && (
            <p className={styles.note}>
              Nothing matches “{answered}”. Did you mean <strong>{answer.guess}</strong>?
            </p>
          )}
          {isCurrent && answer?.suggestions.length === 0 && (
            <p className={styles.note}>No suggestions for “{query}”.</p>
          )}
          {isSlow && <p className={styles.note}>Loading…</p>}
          {isFailed && (
            <p className={styles.note}>
              The suggestions could not be loaded.
              <Button look="quiet" onClick={retry}>
                Retry
              </Button>
            </p>
          )}
          <SearchOptions
            id={id}
            label={query === '' ? 'Recent searches' : 'Suggestions'}
            rows={rows}
            active={active}
            target={target}
            query={answer?.guess ?? query}
            onChoose={choose}
          />
          {query === '' && (
            <Button
              look="quiet"
              onClick={() => {
                clearRecentSearches(storage);
                setRecent([]);
                input.current?.focus();
              }}
            >
              Clear recent searches
            </Button>
          )}
        </div>
      )}
    </>
  );
}
