import { Button } from '@/components/ui/button';
import * as searchMessages from '@/lib/site/search-messages';
import styles from './search.module.css';
import type { Suggestions } from './use-suggestions';

/** The notes above the rows: that they are guesses, within limits, none, not there yet, or failed. */
export function SearchNotes({ query, suggestions }: { query: string; suggestions: Suggestions }) {
  const { answer, answered, isOwed, isSlow, isFailed, retry } = suggestions;
  return (
    <>
      {query === '' && <p className={styles.note}>{searchMessages.recentSearches}</p>}
      {answer?.guess !== undefined && (
        <p className={styles.note}>
          <span>
            Nothing matches “{answered}”. Did you mean <strong>{answer.guess}</strong>?
          </span>
        </p>
      )}
      {answer?.notSold !== undefined && (
        <p className={styles.note}>
          {searchMessages.notCarried(answer.notSold)}
          {answer.suggestions.length > 0 && ' Nearest to it:'}
        </p>
      )}
      {answer?.limits && <p className={styles.note}>{answer.limits.join(', ')}</p>}
      {!isOwed && answer?.suggestions.length === 0 && answer.notSold === undefined && (
        <p className={styles.note}>No suggestions for “{query}”.</p>
      )}
      {isSlow && <p className={styles.note}>Loading…</p>}
      {isFailed && (
        <p className={styles.note}>
          {searchMessages.noSuggestions}
          <Button look="quiet" onClick={retry}>
            Retry
          </Button>
        </p>
      )}
    </>
  );
}

/** Forgets the recent searches. */
export function ClearRecent({ onClear }: { onClear: () => void }) {
  return (
    <Button look="quiet" onClick={onClear}>
      Clear recent searches
    </Button>
  );
}
