import { type RefObject, useLayoutEffect, useRef } from 'react';

type Handlers = {
  onFocus: () => void;
  onInput: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onSubmit: (event: SubmitEvent) => void;
  onLeave: () => void;
};

/** Listens to a search box that was there before its suggestions: to its input, its form, and to being left. */
export function useComboboxEvents(
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
