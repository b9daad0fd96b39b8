'use client';

import { useEffect, useRef, useState } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { Icon } from '@/components/ui/icon';
import icon from '@/components/ui/icon-button.module.css';
import { VisuallyHidden } from '@/components/ui/layout';
import { asset } from '@/lib/site/asset';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import { site } from '@/lib/site/site';
import styles from './search.module.css';
import type { OpenList, SearchBoxPanel } from './search-box-panel';

/** The words of the empty field with their examples, each to be left out alone: 'Search', ': boots', ', a red shirt'. */
const HINTS = site.searchHint.split(/(?=[:,] )/);

/**
 * The header's search: a plain GET form, so that it reaches /search/ without script and before any is there. The suggestions are
 * fetched with all that belongs to them on the first focus; until then a page pays for a listener only.
 */
function SearchBoxPart({ className }: { className?: string | undefined }) {
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isAsked = useRef(false);
  const [Panel, setPanel] = useState<typeof SearchBoxPanel>();
  const [list, setList] = useState<OpenList>();

  const load = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    // Without it the form works as ever, and the next focus tries again.
    import('./search-box-panel').then(
      (module) => setPanel(() => module.SearchBoxPanel),
      () => {
        isAsked.current = false;
      },
    );
  };

  useEffect(() => {
    // The field may have been focused before React was there to hear of it.
    if (document.activeElement === input.current) load();
  }, []);

  return (
    <search ref={box} className={className ? `${styles.box} ${className}` : styles.box}>
      <form className={styles.form} action={asset(routes.search())} method="get">
        {/* Not controlled: what is typed before React or the suggestions are there stays. */}
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="query"
          role="combobox"
          aria-label={messages.searchCatalog}
          aria-autocomplete="list"
          aria-expanded={list !== undefined}
          aria-controls={list?.id}
          aria-activedescendant={list?.activeId}
          placeholder=" "
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={load}
        />
        <span className={styles.hint} aria-hidden="true">
          {HINTS.map((words) => (
            <span key={words}>{words}</span>
          ))}
        </span>
        <button className={`${icon.square} ${styles.button}`} type="submit">
          <Icon name="search" />
          <VisuallyHidden>Search</VisuallyHidden>
        </button>
      </form>
      {Panel && <Panel box={box} input={input} onList={setList} />}
    </search>
  );
}

export const SearchBox = withErrorBoundary('search', SearchBoxPart);
