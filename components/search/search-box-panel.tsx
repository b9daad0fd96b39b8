import { type RefObject, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { formatCount } from '@/lib/format';
import * as searchMessages from '@/lib/search/search-messages';
import styles from './search.module.css';
import { optionId, SuggestionList } from './suggestion-list';
import { type SearchField, useSearchField } from './use-search-field';
import type { Suggestions } from './use-suggestions';

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
  const field = useSearchField(box, input);
  const { id, active, isShown } = field;
  const activeId = active >= 0 ? optionId(id, active) : undefined;

  useEffect(() => {
    onList(isShown ? { id, activeId } : undefined);
  }, [onList, isShown, id, activeId]);

  return (
    <>
      <SuggestionStatus {...field} />
      {isShown && <SearchList {...field} />}
    </>
  );
}

/** The open list with its notes. Its rows do not change while one is pressed, so that the click reaches the right row. */
function SearchList(props: SearchField) {
  const [pressedProps, setPressedProps] = useState<SearchField>();
  const field = pressedProps ?? props;
  const { query, suggestions, clearRecent } = field;
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
      onPointerDown={() => setPressedProps({ ...field })}
      onMouseDown={(event) => event.preventDefault()}
    >
      <SuggestionNotes query={query} suggestions={suggestions} />
      <SuggestionList
        label={query === '' ? searchMessages.recentSearches : 'Suggestions'}
        query={answer?.guess ?? answer?.words ?? answeredQuery}
        field={field}
      />
      {query === '' && (
        <Button variant="quiet" onClick={clearRecent}>
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

/** Announces the suggestions to screen readers after a pause in typing. */
function SuggestionStatus(field: SearchField) {
  const status = field.isOpen && field.query !== '' ? describe(field) : '';
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

function describe({ query, rows, isConfident, suggestions: { answer, isPending, isFailed } }: SearchField): string {
  if (isFailed) return searchMessages.noSuggestions;
  if (!answer || isPending) return '';
  const { length } = answer.suggestions;
  if (answer.notSold !== undefined) {
    const [nearest] = answer.suggestions;
    return `${searchMessages.notCarried(answer.notSold)}${nearest?.kind === 'page' ? ` Closest match: ${nearest.name}.` : ''}`;
  }
  if (length === 0) return `No suggestions for ${query}.`;
  if (answer.guess !== undefined)
    return `Nothing matches ${query}. ${formatCount(length, 'guess')} for ${answer.guess}.`;
  return `${formatCount(length, 'suggestion')}.${isConfident ? ` Enter opens ${rows[0]?.name}.` : ''}`;
}
