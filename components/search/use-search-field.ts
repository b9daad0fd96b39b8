import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { goTo } from '@/lib/site/navigate';
import { routes } from '@/lib/site/routes';
import { queryRow, type SearchRow } from './search-rows';

type Props = {
  box: RefObject<HTMLElement | null>;
  input: RefObject<HTMLInputElement | null>;
  state: ReturnType<typeof useFieldState>;
  query: string;
  rows: readonly SearchRow[];
  /** Index of the row that Enter opens, -1 for none. */
  target: number;
  /** True while an answer is pending that Enter should wait for. */
  isWorthWaiting: boolean;
  onFocus: () => void;
  onSelect: (row: SearchRow) => void;
};

/** Handles the events of the search input: keys, Enter, focus and blur. */
export function useSearchField({ box, input, state, query, rows, target, isWorthWaiting, onFocus, onSelect }: Props) {
  const { typed, active, isOpen, isSubmitted } = state;
  const submit = () => {
    const row = (isOpen ? rows[target] : undefined) ?? (query === '' ? undefined : queryRow('all', query));
    if (row) onSelect(row);
    goTo(row?.href ?? routes.search());
  };

  // Fast typists press Enter before the answer arrives. Enter then waits for the answer and opens the row that the list would open.
  const mustSubmit = isSubmitted && !isWorthWaiting;
  useEffect(() => {
    if (mustSubmit) submit();
  });

  useComboboxEvents(box, input, {
    onFocus: () => {
      onFocus();
      state.setTyped(input.current?.value ?? '');
      state.open();
    },
    onInput: (value) => {
      state.type(value);
      state.open();
    },
    onLeave: state.close,
    onSubmit: (event) => {
      event.preventDefault();
      if (isOpen && isWorthWaiting && active < 0) state.submit();
      else submit();
    },
    onKeyDown: (event) => {
      if (event.isComposing) return;
      const isShown = isOpen && rows.length > 0;
      const next = nextActive(event.key, active, rows.length);
      if (next !== undefined) state.move(next);
      else if (event.key !== 'Escape' || !(isShown || typed !== '')) return;
      else if (isShown) state.close();
      else {
        if (input.current) input.current.value = '';
        state.type('');
      }
      event.preventDefault();
    },
  });
}

/** Index of the row that a key activates. `active` is -1 if no row is active. Undefined for other keys. */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1;
  if (key === 'Home' && active >= 0) return 0;
  return key === 'End' && active >= 0 ? count - 1 : undefined;
}

type Handlers = {
  onFocus: () => void;
  onInput: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onSubmit: (event: SubmitEvent) => void;
  onLeave: () => void;
};

/** Adds event listeners to the search box, which was rendered before this component was loaded. */
function useComboboxEvents(
  box: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
  handlers: Handlers,
): void {
  const latest = useRef(handlers);
  // Before the paint, so that a key pressed right after it uses the visible rows.
  useLayoutEffect(() => {
    latest.current = handlers;
  });

  useLayoutEffect(() => {
    const root = box.current;
    const field = input.current;
    if (!root || !field) return;
    const aborter = new AbortController();
    const { signal } = aborter;
    const isInside = (target: EventTarget | null) => target instanceof Node && root.contains(target);
    field.addEventListener('focus', () => latest.current.onFocus(), { signal });
    field.addEventListener('click', () => latest.current.onFocus(), { signal });
    field.addEventListener('input', () => latest.current.onInput(field.value), { signal });
    field.addEventListener('keydown', (event) => latest.current.onKeyDown(event), { signal });
    field.form?.addEventListener('submit', (event) => latest.current.onSubmit(event), { signal });
    root.addEventListener('focusout', ({ relatedTarget }) => !isInside(relatedTarget) && latest.current.onLeave(), {
      signal,
    });
    // Safari on phones keeps the focus in the input after a tap on an element that is not focusable.
    document.addEventListener('pointerdown', ({ target }) => !isInside(target) && latest.current.onLeave(), { signal });
    // Read the text that was typed before the listeners were added.
    if (field === document.activeElement) latest.current.onFocus();
    return () => aborter.abort();
  }, [box, input]);
}

/** The state of the search input and its list. `readInitial` reads it from the elements that already exist. */
export function useFieldState(readInitial: () => { typed: string; isOpen: boolean }) {
  const [typed, setTyped] = useState(() => readInitial().typed);
  const [isOpen, setOpen] = useState(() => readInitial().isOpen);
  /** Index of the row selected with the arrow keys, -1 for none. */
  const [active, setActive] = useState(-1);
  const [isSubmitted, setSubmitted] = useState(false);
  const reset = () => {
    setActive(-1);
    setSubmitted(false);
  };
  return {
    typed,
    isOpen,
    active,
    isSubmitted,
    setTyped,
    open: () => setOpen(true),
    move: (index: number) => {
      setOpen(true);
      setActive(index);
    },
    submit: () => setSubmitted(true),
    type: (value: string) => {
      setTyped(value);
      reset();
    },
    close: () => {
      setOpen(false);
      reset();
    },
  };
}
