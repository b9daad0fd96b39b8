import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/layout';
import * as searchMessages from '@/lib/search/search-messages';
import type { SuggestAnswer } from '@/lib/search/searcher';
import styles from './search.module.css';
import type { Suggestions } from './use-suggestions';

/** Notes above the rows: correction, product not sold, filters, no suggestions, loading, error. */
export function SuggestionNotes({ query, suggestions }: { query: string; suggestions: Suggestions }) {
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

type Props = {
  isOpen: boolean;
  answer: SuggestAnswer | undefined;
  /** The name of the first suggestion, if Enter opens it. */
  first: string | undefined;
  query: string;
  isFailed: boolean;
};

/** Announces the suggestions to screen readers after a pause in typing. */
export function SuggestionStatus({ isOpen, ...state }: Props) {
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

function describe({ answer, first, query, isFailed }: Omit<Props, 'isOpen'>): string {
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
