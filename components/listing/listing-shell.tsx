'use client';

import {
  type ComponentType,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { QueryWatcher } from '@/components/ui/query-watcher';
import { useQuery, writeAddress } from '@/components/ui/use-query';
import type { Scope } from '@/lib/listing/scope';
import { asset } from '@/lib/site/routes';
import type { ListingAnswer } from '@/lib/worker/protocol';
import type { listingAnswers } from './listing-answers';
import { ListingFailure } from './listing-failure';
import styles from './listing-layout.module.css';
import { watchPresses } from './watch-presses';

/** Where a listing stands and what its exported page says. */
export type ListingPlace = {
  scope: Scope;
  basePath: string;
  /** The page that the export holds: a numbered page, or a twin. */
  staticPath: string;
  summary: string;
  empty: { message: string; wayOut: { name: string; href: string } };
};

type Live = ComponentType<ListingPlace & { first: ListingAnswer; startsWithSheet: boolean; children: ReactNode }>;
type Start = { Live: Live; first: ListingAnswer };

/** The code of the live listing with the answers of the visit, once it is there: Back from a product draws a filtered listing at once. */
let loaded: { Live: Live; answers: typeof listingAnswers } | undefined;

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
  const focused = useRef<string>(undefined);
  const [isTouched, setTouched] = useState(false);
  const [isSheetWanted, setSheetWanted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [start, setStart] = useState<Start>();
  const [hasFailed, setFailed] = useState(false);
  const isNeeded = isTouched || query !== '';
  const current = start ?? (isNeeded ? readyAt(place.scope, query) : undefined);

  useEffect(() => {
    if (!isNeeded || start) return;
    let isCurrent = true;
    setFailed(false);
    const presses = watchPresses();
    prepare(place.scope)
      .then(async (ready) => {
        await presses.released();
        if (!isCurrent) return;
        // Who comes by keyboard touches a field with the focus alone, which must outlive the field.
        const { activeElement } = document;
        if (container.current?.contains(activeElement)) focused.current ??= selectorOf(activeElement);
        setStart(ready);
      })
      .catch(() => {
        document.documentElement.removeAttribute('data-query');
        if (isCurrent) setFailed(true);
      });
    return () => {
      isCurrent = false;
      presses.stop();
    };
  }, [isNeeded, attempt]);

  const isLive = current !== undefined;
  // With the live listing itself: a Tab in between would start from the top of the page.
  useLayoutEffect(() => {
    if (!isLive) return;
    document.documentElement.removeAttribute('data-query');
    if (focused.current) container.current?.querySelector<HTMLElement>(focused.current)?.focus();
  }, [isLive]);

  const onChange = (event: FormEvent<HTMLDivElement>) => {
    const field = event.target as HTMLInputElement;
    if (isLive || !field.name) return;
    const selector = selectorOf(field);
    // Typing on in one field is one step for Back.
    const mode = focused.current === selector ? 'replace' : 'push';
    focused.current = selector;
    const form = container.current?.querySelector('form');
    if (!form) return;
    const parameters = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (value !== '' && value !== 'featured') parameters.append(name, String(value));
    writeAddress(`${asset(place.basePath)}${parameters.size > 0 ? `?${parameters}` : ''}`, mode);
  };
  const touch = (event: { target: EventTarget | null }) => {
    if (!isTouched && (event.target as Element | null)?.closest?.('[data-filters]')) setTouched(true);
  };
  const onClick = (event: MouseEvent) => {
    touch(event);
    if ((event.target as Element).closest('[data-opens-sheet]')) setSheetWanted(true);
  };

  return (
    // Everything here only listens in on the controls inside.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div ref={container} onPointerOver={touch} onFocus={touch} onClick={onClick} onChange={onChange}>
      <QueryWatcher />
      {current ? (
        <current.Live {...place} first={current.first} startsWithSheet={isSheetWanted}>
          {children}
        </current.Live>
      ) : (
        <div className={styles.layout} data-waiting={(isNeeded && !hasFailed) || undefined}>
          {!(hasFailed && place.scope.kind === 'search') && fallback}
          <div className={styles.static}>
            {hasFailed && <ListingFailure basePath={place.basePath} onRetry={() => setAttempt(attempt + 1)} />}
            {children}
          </div>
        </div>
      )}
    </div>
  );
}

/** Finds a control of the exported listing in the live one; undefined where there is none like it. */
function selectorOf(control: Element | null): string | undefined {
  if (control instanceof HTMLButtonElement && control.hasAttribute('data-opens-sheet'))
    return 'button[aria-haspopup="dialog"]';
  if (control instanceof HTMLAnchorElement) return `a[href="${CSS.escape(control.getAttribute('href') ?? '')}"]`;
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return undefined;
  if (!control.name) return control.type === 'range' ? 'input[type="range"]' : undefined;
  const name = `[name="${CSS.escape(control.name)}"]`;
  return control.type === 'checkbox' ? `${name}[value="${CSS.escape(control.value)}"]` : name;
}

/** The live listing with the answer to an address, when both are there from before. */
function readyAt(scope: Scope, query: string): Start | undefined {
  const first = loaded?.answers.question(scope, query).answer;
  return loaded && first && { Live: loaded.Live, first };
}

/** The live listing with its first answer, which is asked for while the code is on its way. */
async function prepare(scope: Scope): Promise<Start> {
  const asking = import('./listing-answers').then(async ({ listingAnswers: answers }) => ({
    answers,
    first: await answers.ask(answers.question(scope, window.location.search)),
  }));
  const [{ LiveListing: Live }, { answers, first }] = await Promise.all([import('./live-listing'), asking]);
  loaded = { Live, answers };
  return { Live, first };
}
