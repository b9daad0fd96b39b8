import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/layout';
import * as searchMessages from '@/lib/search/search-messages';
import type { SuggestAnswer } from '@/lib/search/suggestions';
import styles from './search.module.css';
import type { Suggestions } from './use-suggestions';

/** The notes above the rows: that they are guesses, within limits, none, not there yet, or failed. */
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

/** Deletes the recent searches. */
export function ClearRecent({ onClear }: { onClear: () => void }) {
  return (
    <Button variant="quiet" onClick={onClear}>
      Clear recent searches
    </Button>
  );
}

const ANNOUNCE_DELAY_MS = 500;

type Props = {
  isOpen: boolean;
  answer: SuggestAnswer | undefined;
  /** The name of the first suggestion, where Enter goes to it. */
  first: string | undefined;
  query: string;
  isFailed: boolean;
};

/** Tells a screen reader what the list holds, once typing has paused. */
export function SuggestionStatus({ isOpen, ...state }: Props) {
  const sentence = isOpen ? describe(state) : '';
  const [announced, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
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
