'use client';

import { type FormEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useQuery, writeAddress } from '@/components/ui/use-query';
import { asset } from '@/lib/site/routes';
import { controlSelector } from './control-selector';
import { ListingFailure } from './listing-failure';
import styles from './listing-layout.module.css';
import type { ListingPlace } from './listing-place';
import { useLiveStart } from './use-live-start';

type Props = ListingPlace & {
  /** The exported filters, sort and heading: working form fields, taken over by the live listing. */
  fallback: ReactNode;
  children: ReactNode;
};

/**
 * Shows the exported listing until a visitor reaches for a filter or comes by a filtered address; only then are the live listing and
 * the index fetched. What is set before they arrive goes into the address, and the focus stays on the field.
 */
export function ListingShell({ fallback, children, ...place }: Props) {
  const query = useQuery();
  const container = useRef<HTMLDivElement>(null);
  const [isTouched, setTouched] = useState(false);
  const [isSheetWanted, setSheetWanted] = useState(false);
  const isNeeded = isTouched || query !== '';
  const { current, hasFailed, retry, focused } = useLiveStart(place.scope, query, isNeeded, container);

  const onInput = (event: FormEvent<HTMLDivElement>) => {
    const field = event.target as HTMLInputElement;
    const form = container.current?.querySelector('form');
    if (current || !field.name || !form) return;
    const selector = controlSelector(field);
    // Typing on in one field is one step for Back.
    const mode = focused.current === selector ? 'replace' : 'push';
    focused.current = selector;
    writeAddress(`${asset(place.basePath)}${queryOf(form)}`, mode);
  };
  const touch = (event: { target: EventTarget | null }) => {
    if (!isTouched && (event.target as Element | null)?.closest?.('[data-filters]')) setTouched(true);
  };
  const onClick = (event: MouseEvent) => {
    touch(event);
    if ((event.target as Element).closest('[data-opens-sheet]')) setSheetWanted(true);
  };

  return (
    // Everything here only listens in on the controls inside. They are not React's own, who would say nothing of a change to them.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div ref={container} onPointerOver={touch} onFocus={touch} onClick={onClick} onInput={onInput}>
      {current ? (
        <current.Live {...place} first={current.first} startsWithSheet={isSheetWanted}>
          {children}
        </current.Live>
      ) : (
        <div className={styles.layout} data-waiting={(isNeeded && !hasFailed) || undefined}>
          {!(hasFailed && place.scope.kind === 'search') && fallback}
          <div className={styles.static}>
            {hasFailed && <ListingFailure basePath={place.basePath} onRetry={retry} />}
            {children}
          </div>
        </div>
      )}
    </div>
  );
}

/** What the fields of the exported listing say, as a query; the default order stays unsaid. */
function queryOf(form: HTMLFormElement): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (value !== '' && value !== 'featured') parameters.append(name, String(value));
  return parameters.size > 0 ? `?${parameters}` : '';
}
