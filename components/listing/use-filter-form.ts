'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { lastWrite, writeAddress } from '@/components/ui/use-query';
import { asset } from '@/lib/site/asset';
import { homeState } from '@/lib/visitor/home-state';
import { type FilterField, findOptions, followField, matchPrices } from './filter-fields';
import { startAtResults } from './hold-filters';
import { queryWith } from './query-with';

/**
 * Puts what is set in the filters of a listing into its address, before and after it is live. In the DOM's own events, for those from
 * before the page was hydrated are sent again, and React takes them for none where the field already says what it said.
 */
export function useFilterForm(
  container: RefObject<HTMLElement | null>,
  basePath: string,
  onUse: (isSet: boolean) => void,
): void {
  const last = useRef<{ field: FilterField; write: ReturnType<typeof lastWrite> }>(undefined);

  useEffect(() => {
    const listening = new AbortController();
    const write = (field: FilterField) => {
      const { search } = window.location;
      const query = queryWith(search, field);
      if (query === search) return;
      // All choices in the sheet are one step for Back, and so is to slide or to type on in one field.
      const isSame = last.current?.field === field && last.current.write === lastWrite() && !isBox(field);
      writeAddress(`${asset(basePath)}${query}`, isSame || field.closest('dialog') ? 'replace' : 'push');
      last.current = { field, write: lastWrite() };
      startAtResults(container.current);
    };
    const hear = ({ type, target }: Event) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      if (!container.current?.contains(target)) return;
      // A box is set with its click, and a list with its first event: what is drawn in between would take it back.
      const isSet = type !== 'input' || !(target instanceof HTMLInputElement);
      if (type === 'click' && !isBox(target)) return;
      const field = followField(target, isSet);
      const isInAddress = isSet && field.name !== '';
      if (isInAddress) write(field);
      onUse(isInAddress);
      if (target.dataset.find) findOptions(target);
      if (isSet && target.dataset.states !== undefined) setHome(target, write);
    };
    // The finger scrolls the page: it did not mean the slider.
    const cancel = () => {
      const parameters = new URLSearchParams(window.location.search);
      matchPrices(container.current, Object.fromEntries([...parameters].map(([name, value]) => [name, [value]])));
    };
    // Before React hears of them, which would first draw the state from before.
    for (const type of ['click', 'input', 'change'])
      window.addEventListener(type, hear, { capture: true, signal: listening.signal });
    container.current?.addEventListener('pointercancel', cancel, { signal: listening.signal });
    return () => listening.abort();
  });
}

const isBox = ({ type }: FilterField) => type === 'checkbox';

/** Remembers the chosen state; while what is not shipped there is hidden, it filters at once. */
function setHome(list: FilterField, write: (field: FilterField) => void): void {
  const box = list.parentElement?.querySelector<HTMLInputElement>('input');
  const isHiding = box?.checked;
  if (box && isHiding) {
    box.checked = false;
    write(box);
  }
  homeState.set(list.value || undefined);
  if (!box) return;
  box.value = list.value;
  box.disabled = list.value === '';
  box.checked = isHiding === true && list.value !== '';
  if (box.checked) write(box);
}
