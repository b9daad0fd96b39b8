import { usePathname, useRouter } from 'next/navigation';
import { type RefObject, useEffect, useId, useMemo, useState } from 'react';
import { messages } from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import { addRecentSearch, clearRecentSearches, readRecentSearches } from '@/lib/visitor/recent-searches';
import type { OpenList } from './open-list';
import styles from './search-box-panel.module.css';
import { ClearRecent, SearchNotes } from './search-notes';
import { optionId, SearchOptions } from './search-options';
import { allRow, enterTarget, recentRow, type SearchRow, toRows } from './search-rows';
import { SearchStatus } from './search-status';
import { useComboboxEvents } from './use-combobox-events';
import { useSuggestions } from './use-suggestions';

type Props = {
  box: RefObject<HTMLElement | null>;
  input: RefObject<HTMLInputElement | null>;
  onList: (list: OpenList | undefined) => void;
};

/** What opens under the search box: recent searches, then suggestions. It is loaded on the first focus, and takes the field over. */
export function SearchBoxPanel({ box, input, onList }: Props) {
  const id = useId();
  const router = useRouter();
  const pathname = usePathname();
  const [typed, setTyped] = useState(() => input.current?.value ?? '');
  const [isOpen, setOpen] = useState(() => box.current?.contains(document.activeElement) ?? false);
  const [active, setActive] = useState(-1);
  const [isSubmitted, setSubmitted] = useState(false);
  const [recent, setRecent] = useState(readRecentSearches);
  const [openedAt, setOpenedAt] = useState(pathname);
  // A new page closes the list that led to it.
  if (openedAt !== pathname) {
    setOpenedAt(pathname);
    setOpen(false);
  }

  const query = typed.trim();
  const suggestions = useSuggestions(query);
  const { answer, answered, isOwed, isSlow, isFailed } = suggestions;
  const suggested = useMemo(() => (answer ? toRows(answer) : []), [answer]);
  const rows = useMemo(
    () => (query === '' ? recent.map(recentRow) : [...suggested, allRow(query)]),
    [query, suggested, recent],
  );
  const isSure = answer !== undefined && answer.guess === undefined && suggested.length > 0 && !isSlow;
  const target = enterTarget(rows, active, isSure);
  const isShown = isOpen && rows.length > 0;
  const activeId = active >= 0 ? optionId(id, active) : undefined;

  useEffect(() => {
    onList(isShown ? { id, activeId } : undefined);
  }, [onList, isShown, id, activeId]);

  const type = (value: string) => {
    setTyped(value);
    setActive(-1);
    setSubmitted(false);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
    setSubmitted(false);
  };
  const choose = (row: SearchRow) => {
    const search = row.kind === 'recent' ? row.name : query;
    addRecentSearch(search);
    const left = row.kind === 'recent' || row.kind === 'all' ? search : '';
    if (input.current) input.current.value = left;
    input.current?.blur();
    type(left);
    close();
  };
  const submit = () => {
    const row = (isOpen ? rows[target] : undefined) ?? (query === '' ? undefined : allRow(query));
    if (row) choose(row);
    router.push(row?.href ?? routes.search());
  };

  // Enter comes before the answer when one types fast; it waits a moment for it, to go where the list would have said.
  const isDue = isSubmitted && (!isOwed || isSlow);
  useEffect(() => {
    if (isDue) submit();
  });

  useComboboxEvents(box, input, {
    onFocus: () => {
      setRecent(readRecentSearches());
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
      if (isOpen && isOwed && !isSlow && active < 0) setSubmitted(true);
      else submit();
    },
    onKeyDown: (event) => {
      if (event.isComposing) return;
      const count = rows.length;
      const move = (to: number) => {
        event.preventDefault();
        setOpen(true);
        setActive(to);
      };
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

  const clear = () => {
    clearRecentSearches();
    setRecent([]);
    input.current?.focus();
  };

  return (
    <>
      <SearchStatus
        isOpen={isOpen && query !== ''}
        answer={isOwed ? undefined : answer}
        first={isSure ? rows[0]?.name : undefined}
        query={query}
        isFailed={isFailed}
      />
      {isShown && (
        // A press anywhere in here leaves the focus in the field.
        // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but that the focus stays
        <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          <SearchNotes query={query} suggestions={suggestions} />
          <SearchOptions
            id={id}
            label={query === '' ? messages.recentSearches : 'Suggestions'}
            rows={rows}
            active={active}
            target={target}
            query={answer?.guess ?? answered}
            onChoose={choose}
          />
          {query === '' && <ClearRecent onClear={clear} />}
        </div>
      )}
    </>
  );
}
