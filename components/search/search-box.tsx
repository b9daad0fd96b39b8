'use client';

import { useEffect, useRef, useState } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { Icon } from '@/components/ui/icon';
import icon from '@/components/ui/icon-button.module.css';
import { VisuallyHidden } from '@/components/ui/layout';
import * as messages from '@/lib/site/messages';
import { asset, routes } from '@/lib/site/routes';
import { site } from '@/lib/site/site';
import styles from './search.module.css';
import type { OpenList, SearchBoxPanel } from './search-box-panel';

/** Parts of the placeholder: 'Search', ': boots', ', a red shirt'. CSS hides the parts that do not fit. */
const HINTS = site.searchHint.split(/(?=[:,] )/);

/**
 * The search box of the header: a GET form, so that it works without JavaScript and before hydration. The panel with the suggestions is
 * loaded on the first focus.
 */
export const SearchBox = withErrorBoundary('search', ({ className }: { className?: string | undefined }) => {
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isRequested = useRef(false);
  const [Panel, setPanel] = useState<typeof SearchBoxPanel>();
  const [list, setList] = useState<OpenList>();

  const load = () => {
    if (isRequested.current) return;
    isRequested.current = true;
    // If loading fails, the form still works, and the next focus retries.
    import('./search-box-panel').then(
      (module) => setPanel(() => module.SearchBoxPanel),
      () => {
        isRequested.current = false;
      },
    );
  };

  useEffect(() => {
    // The input may have received the focus before hydration.
    if (document.activeElement === input.current) load();
  }, []);

  return (
    <search ref={box} className={className ? `${styles.box} ${className}` : styles.box}>
      <form className={styles.form} action={asset(routes.search())} method="get">
        {/* Uncontrolled, to preserve text that was typed before hydration. */}
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
          {HINTS.map((hint) => (
            <span key={hint}>{hint}</span>
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
});
