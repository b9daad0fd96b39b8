import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { addRecentSearch, clearRecentSearches, readRecentSearches } from '@/lib/search/recent-searches';
import { goTo } from '@/lib/site/navigate';
import { routes } from '@/lib/site/routes';
import { enterTarget, queryRow, type SearchRow, useSearchRows } from './use-suggestions';

type FieldState = {
  typed: string;
  isOpen: boolean;
  /** Index of the row selected with the arrow keys, -1 for none. */
  active: number;
  /** True if Enter was pressed before the answer to `typed` arrived. */
  isSubmitted: boolean;
};

const UNSELECTED = { active: -1, isSubmitted: false };
const CLOSED = { ...UNSELECTED, isOpen: false };

/**
 * The state of the search input and its list. It handles the events of the input: focus, typing, keys and Enter.
 * @param box contains the input and the list; the list closes when the focus leaves it
 */
export function useSearchField(box: RefObject<HTMLElement | null>, input: RefObject<HTMLInputElement | null>) {
  const [{ typed, isOpen, active, isSubmitted }, setField] = useState<FieldState>({ ...CLOSED, typed: '' });
  const update = (changes: Partial<FieldState>) => setField((field) => ({ ...field, ...changes }));
  const [recent, setRecent] = useState(readRecentSearches);
  const query = typed.trim();
  const { suggestions, rows, isConfident } = useSearchRows(query, recent);
  const { isPending, isSlow } = suggestions;
  const target = enterTarget(rows, active, isConfident);
  const isShown = isOpen && rows.length > 0;

  const select = (row: SearchRow) => {
    const selectedQuery = row.kind === 'recent' ? row.name : query;
    addRecentSearch(selectedQuery);
    const inputText = row.kind === 'recent' || row.kind === 'all' ? selectedQuery : '';
    if (input.current) input.current.value = inputText;
    input.current?.blur();
    update({ ...CLOSED, typed: inputText });
  };
  const submit = () => {
    const row = (isOpen ? rows[target] : undefined) ?? (query === '' ? undefined : queryRow('all', query));
    if (row) select(row);
    goTo(row?.href ?? routes.search());
  };

  // Fast typists press Enter before the answer arrives. Enter then waits for the answer and opens the row that the list would open.
  const isWorthWaiting = isPending && !isSlow;
  const mustSubmit = isSubmitted && !isWorthWaiting;
  useEffect(() => {
    if (mustSubmit) submit();
  });

  const onOpen = useEffectEvent(() => {
    setRecent(readRecentSearches());
    update({ typed: input.current?.value ?? '', isOpen: true });
  });
  const onInput = useEffectEvent(() => update({ ...UNSELECTED, typed: input.current?.value ?? '', isOpen: true }));
  const onLeave = useEffectEvent((next: EventTarget | null) => {
    if (!(next instanceof Node && box.current?.contains(next))) update(CLOSED);
  });
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    if (isOpen && isWorthWaiting && active < 0) update({ isSubmitted: true });
    else submit();
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const next = nextActive(event.key, active, rows.length);
    if (next !== undefined) update({ isOpen: true, active: next });
    else if (event.key !== 'Escape' || !(isShown || typed !== '')) return;
    else if (isShown) update(CLOSED);
    else {
      if (input.current) input.current.value = '';
      update({ ...UNSELECTED, typed: '' });
    }
    event.preventDefault();
  });
  // The elements were rendered before this hook was loaded, so they have no handlers.
  useLayoutEffect(() => {
    const field = input.current;
    const aborter = new AbortController();
    const options = { signal: aborter.signal };
    field?.addEventListener('focus', () => onOpen(), options);
    field?.addEventListener('click', () => onOpen(), options);
    field?.addEventListener('input', () => onInput(), options);
    field?.addEventListener('keydown', (event) => onKeyDown(event), options);
    field?.form?.addEventListener('submit', (event) => onSubmit(event), options);
    box.current?.addEventListener('focusout', (event) => onLeave(event.relatedTarget), options);
    // Safari on phones keeps the focus in the input after a tap on an element that is not focusable.
    document.addEventListener('pointerdown', (event) => onLeave(event.target), options);
    // Read the text that was typed before the listeners were added.
    if (field === document.activeElement) onOpen();
    return () => aborter.abort();
  }, [box, input]);

  return {
    id: useId(),
    query,
    isOpen,
    /** False if the open list has no rows yet. */
    isShown,
    rows,
    active,
    target,
    suggestions,
    isConfident,
    select,
    clearRecent: () => {
      clearRecentSearches();
      setRecent([]);
      input.current?.focus();
    },
  };
}

export type SearchField = ReturnType<typeof useSearchField>;

/** Index of the row that a key activates. `active` is -1 if no row is active. Undefined for other keys. */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1;
  if (key === 'Home' && active >= 0) return 0;
  return key === 'End' && active >= 0 ? count - 1 : undefined;
}
