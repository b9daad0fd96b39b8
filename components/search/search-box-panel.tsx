import { type RefObject, useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { addRecentSearch, clearRecentSearches, readRecentSearches } from '@/lib/search/recent-searches';
import * as searchMessages from '@/lib/search/search-messages';
import type { SuggestAnswer } from '@/lib/search/searcher';
import styles from './search.module.css';
import { enterTarget, type SearchRow } from './search-rows';
import { optionId, SuggestionList } from './suggestion-list';
import { useFieldState, useSearchField } from './use-search-field';
import { type Suggestions, useSearchRows } from './use-suggestions';

/** Maximum time between pointerup and click. */
const CLICK_MS = 300;

/** Element ids of the open list and its active option, for the ARIA attributes of the input. */
export type OpenList = { id: string; activeId: string | undefined };

type Props = {
  box: RefObject<HTMLElement | null>;
  input: RefObject<HTMLInputElement | null>;
  onList: (list: OpenList | undefined) => void;
};

/** The panel under the search box: recent searches, then suggestions. Loaded on the first focus. It handles the events of the input. */
export function SearchBoxPanel({ box, input, onList }: Props) {
  const id = useId();
  const [recent, setRecent] = useState(readRecentSearches);
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

  const select = (row: SearchRow) => {
    const selectedQuery = row.kind === 'recent' ? row.name : query;
    addRecentSearch(selectedQuery);
    const inputText = row.kind === 'recent' || row.kind === 'all' ? selectedQuery : '';
    if (input.current) input.current.value = inputText;
    input.current?.blur();
    state.type(inputText);
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
    onFocus: () => setRecent(readRecentSearches()),
    onSelect: select,
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
          onSelect={select}
          onClear={() => {
            clearRecentSearches();
            setRecent([]);
            input.current?.focus();
          }}
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
  onSelect: (row: SearchRow) => void;
  /** Deletes the recent searches. */
  onClear: () => void;
};

/** The open list with its notes. Its rows do not change while one is pressed, so that the click reaches the right row. */
function SearchList(props: ListProps) {
  const [pressedProps, setPressedProps] = useState<ListProps>();
  const { query, suggestions, onClear, ...options } = pressedProps ?? props;
  const { answer, answeredQuery } = suggestions;

  useEffect(() => {
    if (!pressedProps) return;
    const aborter = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    // The click follows pointerup; on touch screens in a separate task.
    const release = () => {
      timer = setTimeout(() => setPressedProps(undefined), CLICK_MS);
    };
    for (const type of ['pointerup', 'pointercancel'])
      window.addEventListener(type, release, { signal: aborter.signal });
    return () => {
      aborter.abort();
      clearTimeout(timer);
    };
  }, [pressedProps]);

  return (
    // A second press within CLICK_MS keeps the same rows and restarts the timer.
    // A press in the panel does not move the focus from the input.
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only keep the focus and the rows
    <div
      className={`${styles.panel} ${layout.screenOnly}`}
      onPointerDown={() => setPressedProps({ ...(pressedProps ?? props) })}
      onMouseDown={(event) => event.preventDefault()}
    >
      <SuggestionNotes query={query} suggestions={suggestions} />
      <SuggestionList
        label={query === '' ? searchMessages.recentSearches : 'Suggestions'}
        query={answer?.guess ?? answer?.words ?? answeredQuery}
        {...options}
      />
      {query === '' && (
        <Button variant="quiet" onClick={onClear}>
          Clear recent searches
        </Button>
      )}
    </div>
  );
}

/** Notes above the rows: correction, product not sold, filters, no suggestions, loading, error. */
function SuggestionNotes({ query, suggestions }: { query: string; suggestions: Suggestions }) {
  const { answer, answeredQuery, isPending, isSlow, isFailed, retry } = suggestions;
  return (
    <>
      {query === '' && <p className={styles.note}>{searchMessages.recentSearches}</p>}
      {answer?.guess !== undefined && (
        <p className={styles.note}>
          <span>
            Nothing matches “{answeredQuery}”. Did you mean <strong>{answer.guess}</strong>?
          </span>
        </p>
      )}
      {answer?.notSold !== undefined && (
        <p className={styles.note}>
          {searchMessages.notCarried(answer.notSold)}
          {answer.suggestions.length > 0 && ' Closest match:'}
        </p>
      )}
      {answer?.filters && <p className={styles.note}>{answer.filters.join(', ')}</p>}
      {!isPending && answer?.suggestions.length === 0 && answer.notSold === undefined && (
        <p className={styles.note}>No suggestions for “{query}”.</p>
      )}
      {isSlow && <p className={styles.note}>Loading…</p>}
      {isFailed && (
        <p className={styles.note}>
          {searchMessages.noSuggestions}
          <Button variant="quiet" onClick={retry}>
            Retry
          </Button>
        </p>
      )}
    </>
  );
}

const ANNOUNCE_DELAY_MS = 500;

type StatusProps = {
  isOpen: boolean;
  answer: SuggestAnswer | undefined;
  /** The name of the first suggestion, if Enter opens it. */
  first: string | undefined;
  query: string;
  isFailed: boolean;
};

/** Announces the suggestions to screen readers after a pause in typing. */
function SuggestionStatus({ isOpen, ...state }: StatusProps) {
  const status = isOpen ? describe(state) : '';
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(status), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return (
    <div role="status">
      <VisuallyHidden>{announced}</VisuallyHidden>
    </div>
  );
}

function describe({ answer, first, query, isFailed }: Omit<StatusProps, 'isOpen'>): string {
  if (isFailed) return searchMessages.noSuggestions;
  if (!answer) return '';
  const { length } = answer.suggestions;
  if (answer.notSold !== undefined) {
    const [nearest] = answer.suggestions;
    return `${searchMessages.notCarried(answer.notSold)}${nearest?.kind === 'page' ? ` Closest match: ${nearest.name}.` : ''}`;
  }
  if (length === 0) return `No suggestions for ${query}.`;
  if (answer.guess !== undefined)
    return `Nothing matches ${query}. ${count(length, 'guess', 'guesses')} for ${answer.guess}.`;
  return `${count(length, 'suggestion', 'suggestions')}.${first === undefined ? '' : ` Enter opens ${first}.`}`;
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
