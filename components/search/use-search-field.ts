import { type RefObject, useEffect } from 'react';
import { goTo } from '@/lib/site/go-to';
import { routes } from '@/lib/site/routes';
import { nextActive } from './next-active';
import { allRow, type SearchRow } from './search-rows';
import { useComboboxEvents } from './use-combobox-events';
import type { useFieldState } from './use-field-state';

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
    const row = (isOpen ? rows[target] : undefined) ?? (query === '' ? undefined : allRow(query));
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
