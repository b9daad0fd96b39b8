import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { goTo } from '@/lib/site/navigate';
import { routes } from '@/lib/site/routes';
import { type SearchRow, seeAllRow } from './search-rows';

type Props = {
  box: RefObject<HTMLElement | null>;
  input: RefObject<HTMLInputElement | null>;
  state: ReturnType<typeof useFieldState>;
  query: string;
  rows: readonly SearchRow[];
  /** The row where Enter goes. */
  target: number;
  /** Whether an answer is on its way, and worth waiting for. */
  isWorthWaiting: boolean;
  onFocus: () => void;
  onChoose: (row: SearchRow) => void;
};

/** Listens to the field: to its keys, to Enter, and to being entered and left. */
export function useSearchField({ box, input, state, query, rows, target, isWorthWaiting, onFocus, onChoose }: Props) {
  const { typed, active, isOpen, isSubmitted } = state;
  const submit = () => {
    const row = (isOpen ? rows[target] : undefined) ?? (query === '' ? undefined : seeAllRow(query));
    if (row) onChoose(row);
    goTo(row?.href ?? routes.search());
  };

  // Enter comes before the answer when one types fast; it waits a moment for it, to go where the list would have said.
  const isDue = isSubmitted && !isWorthWaiting;
  useEffect(() => {
    if (isDue) submit();
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
      const to = nextActive(event.key, active, rows.length);
      if (to !== undefined) state.move(to);
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

/** The row that a key leads to from the active one, -1 being none; undefined when it leads to none. */
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

/** Listens to a search box that was there before its suggestions: to its input, its form, and to being left. */
function useComboboxEvents(
  box: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
  handlers: Handlers,
): void {
  const latest = useRef(handlers);
  // Before the paint: a key that comes right after the rows are seen goes to them.
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
    // Safari on a phone leaves the focus in the field when something that takes none is touched.
    document.addEventListener('pointerdown', ({ target }) => !isInside(target) && latest.current.onLeave(), { signal });
    // Letters that came while this was being drawn were heard by nobody.
    if (field === document.activeElement) latest.current.onFocus();
    return () => aborter.abort();
  }, [box, input]);
}

/** The state of a search field and its list; `start` reads what is there before it. */
export function useFieldState(start: () => { typed: string; isOpen: boolean }) {
  const [typed, setTyped] = useState(() => start().typed);
  const [isOpen, setOpen] = useState(() => start().isOpen);
  /** The row chosen with the arrows, -1 for none. */
  const [active, setActive] = useState(-1);
  const [isSubmitted, setSubmitted] = useState(false);
  const settle = () => {
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
    move: (to: number) => {
      setOpen(true);
      setActive(to);
    },
    submit: () => setSubmitted(true),
    type: (value: string) => {
      setTyped(value);
      settle();
    },
    close: () => {
      setOpen(false);
      settle();
    },
  };
}
