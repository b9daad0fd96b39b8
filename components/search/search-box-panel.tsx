import { type RefObject, useEffect, useId, useState } from 'react';
import layout from '@/components/ui/layout.module.css';
import { addRecentSearch, clearRecentSearches, readRecentSearches } from '@/lib/search/recent-searches';
import * as searchMessages from '@/lib/search/search-messages';
import styles from './search.module.css';
import { enterTarget, type SearchRow } from './search-rows';
import { optionId, SuggestionList } from './suggestion-list';
import { ClearRecent, SuggestionNotes, SuggestionStatus } from './suggestion-notes';
import { useFieldState, useSearchField } from './use-search-field';
import { type Suggestions, useSearchRows } from './use-suggestions';

/** How long after a press its click may come. */
const CLICK_MS = 300;

/** The open list of suggestions, as the input names it to assistive technology. */
export type OpenList = { id: string; activeId: string | undefined };

type Props = {
  box: RefObject<HTMLElement | null>;
  input: RefObject<HTMLInputElement | null>;
  onList: (list: OpenList | undefined) => void;
};

/** The panel under the search box: recent searches, then suggestions; loaded on the first focus, it takes the field over. */
export function SearchBoxPanel({ box, input, onList }: Props) {
  const id = useId();
  const { recent, refresh, add, clear } = useRecentSearches(input);
  const state = useFieldState(() => ({
    typed: input.current?.value ?? '',
    isOpen: box.current?.contains(document.activeElement) ?? false,
  }));
  const { active, isOpen } = state;
  const query = state.typed.trim();
  const { suggestions, rows, isConfident } = useSearchRows(query, recent);
  const { answer, isPending, isSlow, isFailed } = suggestions;
  const target = enterTarget(rows, active, isConfident);
  const isShown = isOpen && rows.length > 0;
  const activeId = active >= 0 ? optionId(id, active) : undefined;

  useEffect(() => {
    onList(isShown ? { id, activeId } : undefined);
  }, [onList, isShown, id, activeId]);

  const choose = (row: SearchRow) => {
    const search = row.kind === 'recent' ? row.name : query;
    add(search);
    const left = row.kind === 'recent' || row.kind === 'all' ? search : '';
    if (input.current) input.current.value = left;
    input.current?.blur();
    state.type(left);
    state.close();
  };
  useSearchField({
    box,
    input,
    state,
    query,
    rows,
    target,
    isWorthWaiting: isPending && !isSlow,
    onFocus: refresh,
    onChoose: choose,
  });

  return (
    <>
      <SuggestionStatus
        isOpen={isOpen && query !== ''}
        answer={isPending ? undefined : answer}
        first={isConfident ? rows[0]?.name : undefined}
        query={query}
        isFailed={isFailed}
      />
      {isShown && (
        <SearchList
          id={id}
          rows={rows}
          active={active}
          target={target}
          query={query}
          suggestions={suggestions}
          onChoose={choose}
          onClear={clear}
        />
      )}
    </>
  );
}

type ListProps = {
  id: string;
  rows: readonly SearchRow[];
  active: number;
  target: number;
  query: string;
  suggestions: Suggestions;
  onChoose: (row: SearchRow) => void;
  onClear: () => void;
};

/** The open list, with what is to be said above it. What is pressed holds still until it is let go: an answer comes after that. */
function SearchList(given: ListProps) {
  const [pressed, setPressed] = useState<ListProps>();
  const { query, suggestions, onClear, ...options } = pressed ?? given;
  const { answer, answeredQuery } = suggestions;

  useEffect(() => {
    if (!pressed) return;
    const released = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    // The click comes after the pointer is up: with a finger in a task of its own.
    const release = () => {
      timer = setTimeout(() => setPressed(undefined), CLICK_MS);
    };
    for (const type of ['pointerup', 'pointercancel'])
      window.addEventListener(type, release, { signal: released.signal });
    return () => {
      released.abort();
      clearTimeout(timer);
    };
  }, [pressed]);

  return (
    // A press within the wait after another keeps the rows that are shown, and begins the wait anew.
    // A press anywhere in here leaves the focus in the field.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but that the focus and the rows stay
    <div
      className={`${styles.panel} ${layout.screenOnly}`}
      onPointerDown={() => setPressed({ ...(pressed ?? given) })}
      onMouseDown={(event) => event.preventDefault()}
    >
      <SuggestionNotes query={query} suggestions={suggestions} />
      <SuggestionList
        label={query === '' ? searchMessages.recentSearches : 'Suggestions'}
        query={answer?.guess ?? answer?.words ?? answeredQuery}
        {...options}
      />
      {query === '' && <ClearRecent onClear={onClear} />}
    </div>
  );
}

/** Recent searches for the list. Clearing them returns the focus to the field. */
function useRecentSearches(input: RefObject<HTMLInputElement | null>) {
  const [recent, setRecent] = useState(readRecentSearches);
  return {
    recent,
    refresh: () => setRecent(readRecentSearches()),
    add: addRecentSearch,
    clear: () => {
      clearRecentSearches();
      setRecent([]);
      input.current?.focus();
    },
  };
}
