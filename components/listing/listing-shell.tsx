'use client';

import { type MouseEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Root } from 'react-dom/client';
import { useHomeState } from '@/components/product/use-home-state';
import { laterStyles } from '@/lib/loader/later-styles';
import { ListingFailure } from './listing-failure';
import styles from './listing-layout.module.css';
import type { ListingPlace } from './listing-place';
import type * as LiveModule from './live-listing';
import { useArrival } from './use-arrival';
import { useFilterForm } from './use-filter-form';
import { useKeptPlace } from './use-kept-place';

type Props = ListingPlace & {
  /** The words of a search until it has an answer. */
  waiting?: ReactNode;
  /** The exported listing; of a search the ways on where nothing is found. */
  children: ReactNode;
};

/**
 * Shows the exported listing until a visitor reaches for a filter or comes by a filtered address; only then are the live listing and
 * the index fetched, and React takes over what stands there.
 */
export function ListingShell({ waiting, children, ...place }: Props) {
  const isSearch = place.scope.kind === 'search';
  const container = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const [isTouched, setTouched] = useState(false);
  const [isUsed, setUsed] = useState(isSearch);
  const [isSet, setSet] = useState(false);
  const [isSheetWanted, setSheetWanted] = useState(false);
  const [isWaiting, setWaiting] = useState(true);
  const arrival = useArrival();
  const isAsked = isUsed || arrival !== undefined;
  const { live, hasFailed, retry } = useLive(isAsked || isTouched);
  const use = (isInAddress: boolean) => {
    // A failure is told to who asks for something, not to who only passes by.
    if (hasFailed && !isAsked) retry();
    setUsed(true);
    if (isInAddress) setSet(true);
  };
  useFilterForm(container, place.basePath, use);
  useStateLists(container);
  const putBack = useKeptPlace(live !== undefined, arrival?.left, container);

  const given = { ...place, container, isAsked, isSheetWanted, onAnswer: putBack };
  // Before the next press can come: from here on the buttons are those of the live listing.
  useLayoutEffect(() => {
    const exported = container.current?.querySelector('[data-exported]');
    if (live && exported) root.current = live.drawListing(exported, given, root.current);
  });
  useEffect(() => () => root.current?.render(null), []);
  // A facet may be opened before this hears of it, and its fields may be to come.
  useEffect(() => {
    if (container.current?.querySelector('[open] > summary:only-child')) setTouched(true);
  }, []);

  const touch = ({ target }: { target: EventTarget | null }) => {
    if (!isTouched && (target as Element | null)?.closest?.('[data-filters]')) setTouched(true);
  };
  const onClick = (event: MouseEvent) => {
    touch(event);
    if (!(event.target as Element).closest('[data-opens-sheet]')) return;
    setSheetWanted(live === undefined);
    use(false);
  };

  const slot = container.current?.querySelector('[data-failure]');
  const isNarrowed = isSet || arrival?.isFiltered === true;
  const failure = hasFailed && isAsked && <ListingFailure basePath={place.basePath} onRetry={retry} />;
  return (
    // Everything here only listens in on the controls inside.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      ref={container}
      onPointerOver={touch}
      onTouchStart={touch}
      onFocus={touch}
      onClick={onClick}
      data-waiting={(isAsked && !live && !hasFailed) || undefined}
      data-failed={failure ? isNarrowed : undefined}
    >
      {isSearch
        ? failure || (
            <div className={styles.layout}>
              {/* The same words with the script and without it: listeners hear them once. */}
              {isWaiting && waiting}
              {live && (
                <live.LiveListing {...given} onWait={setWaiting}>
                  {children}
                </live.LiveListing>
              )}
            </div>
          )
        : children}
      {slot && failure && createPortal(failure, slot)}
    </div>
  );
}

type Loading = { live: typeof LiveModule | undefined; hasFailed: boolean; retry: () => void };

/** Fetches the live listing with its styles, and the index, once it is needed. */
function useLive(isNeeded: boolean): Loading {
  const [attempt, setAttempt] = useState(0);
  const [live, setLive] = useState<Loading['live']>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isNeeded || live) return;
    let isCurrent = true;
    setFailed(false);
    // The index is on its way while the code is; that it fails is told by the first question.
    import('@/lib/worker/client').then(({ loadCatalogue }) => loadCatalogue()).catch(() => undefined);
    Promise.all([import('./live-listing'), laterStyles()]).then(
      ([fetched]) => isCurrent && setLive(fetched),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, attempt]);
  return { live, hasFailed, retry: () => setAttempt(attempt + 1) };
}

/** Lets the filter by state name the one that this browser remembers. */
function useStateLists(container: RefObject<HTMLElement | null>): void {
  const home = useHomeState();
  const hasNamed = useRef(false);
  useEffect(() => {
    if (home === undefined && !hasNamed.current) return;
    hasNamed.current = true;
    import('@/lib/visitor/state-lists').then(
      ({ matchStateLists }) => matchStateLists(container.current),
      () => undefined,
    );
  }, [home]);
}
