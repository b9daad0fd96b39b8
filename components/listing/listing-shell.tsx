'use client';

import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { type Deeds, handOver } from './hand-over';
import { ListingFailure } from './listing-failure';
import styles from './listing-layout.module.css';
import type { ListingPlace } from './listing-place';
import { useArrival } from './use-arrival';
import { useExportedControls } from './use-exported-controls';
import { useExportedState } from './use-exported-state';
import { useKeptPlace } from './use-kept-place';
import { useLiveStart } from './use-live-start';

type Props = ListingPlace & {
  /** The exported filters, sort and heading: working form fields, taken over by the live listing. */
  fallback: ReactNode;
  children: ReactNode;
};

/**
 * Shows the exported listing until a visitor reaches for a filter or comes by a filtered address; only then are the live listing and
 * the index fetched. What is set before they arrive is taken over, and the focus stays on the field.
 */
export function ListingShell({ fallback, children, ...place }: Props) {
  const isSearch = place.scope.kind === 'search';
  const container = useRef<HTMLDivElement>(null);
  const exported = useRef<HTMLDivElement>(null);
  const deeds = useRef<Deeds>({});
  const [isTouched, setTouched] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const [isSet, setSet] = useState(false);
  const arrival = useArrival();
  const isAsked = isSearch || isUsed || arrival !== undefined;
  const { current, hasFailed, retry } = useLiveStart(place.scope, isAsked || isTouched, container, () =>
    handOver(container.current, deeds.current, arrival?.left?.finds),
  );
  const use = (isInAddress = false) => {
    // A failure is told to who asks for something, not to who only passes by.
    if (hasFailed && !isAsked) retry();
    setUsed(true);
    if (isInAddress) setSet(true);
  };
  useExportedControls(exported, place.basePath, deeds, use);
  useExportedState(exported);
  useKeptPlace(current !== undefined, arrival?.left, container);

  const touch = ({ target }: { target: EventTarget | null }) => {
    if (!isTouched && (target as Element | null)?.closest?.('[data-filters]')) setTouched(true);
  };
  const onClick = (event: MouseEvent) => {
    touch(event);
    if (current || !(event.target as Element).closest('[data-opens-sheet]')) return;
    deeds.current.isSheetWanted = true;
    use();
  };

  const isTold = hasFailed && isAsked;
  const isFiltered = isSet || arrival?.isFiltered;
  return (
    // Everything here only listens in on the controls inside.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div ref={container} onPointerOver={touch} onTouchStart={touch} onFocus={touch} onClick={onClick}>
      {current ? (
        <current.Live {...place} first={current.first} before={current.before}>
          {children}
        </current.Live>
      ) : (
        <div ref={exported} className={styles.layout} data-waiting={(isAsked && !hasFailed) || undefined}>
          {!(isTold && isSearch) && fallback}
          <div className={styles.goods}>
            {isTold && <ListingFailure basePath={place.basePath} onRetry={retry} />}
            {!isTold && !isSearch && (
              <p className={styles.filtering} role="status">
                Applying the filters…
              </p>
            )}
            {!(isTold && isFiltered && !isSearch) && (
              <div className={isTold ? undefined : styles.static}>{children}</div>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
