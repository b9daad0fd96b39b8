'use client';

import { type RefObject, useEffect } from 'react';
import { writeAddress } from '@/components/ui/use-query';
import { asset } from '@/lib/site/routes';
import { controlSelector } from './control-selector';
import type { Deeds } from './hand-over';
import { queryWith } from './query-with';
import { startAtResults } from './start-at-results';

/**
 * Hears of what is set in the exported filters: it goes into the address, or waits for the live listing. In the DOM's own events, for
 * those from before the page was hydrated are sent again, and React takes them for none where the field already says what it said.
 */
export function useExportedControls(
  exported: RefObject<HTMLElement | null>,
  basePath: string,
  deeds: RefObject<Deeds>,
  onUse: (isInAddress: boolean) => void,
): void {
  useEffect(() => {
    const listening = new AbortController();
    const hear = ({ target: field }: Event) => {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
      const last = controlSelector(field);
      if (field.type === 'range') deeds.current.slidTo = Number(field.value);
      if (field.type === 'number') deeds.current.slidTo = undefined;
      if (field.name) setInAddress(basePath, field, last === deeds.current.last ? 'replace' : 'push');
      deeds.current.last = last;
      onUse(field.name !== '');
      if (!field.dataset.find) startAtResults(exported.current);
    };
    for (const type of ['input', 'change'])
      exported.current?.addEventListener(type, hear, { signal: listening.signal });
    return () => listening.abort();
  });
}

/** Typing on in one field is one step for Back. */
function setInAddress(basePath: string, field: HTMLInputElement | HTMLSelectElement, mode: 'push' | 'replace'): void {
  const { search } = window.location;
  const query = queryWith(search, field);
  if (query !== search) writeAddress(`${asset(basePath)}${query}`, mode);
}
