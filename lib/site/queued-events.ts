/** A click on a button or link, or a change of a field, that came before React had hydrated the page. */
export type QueuedEvent = {
  type: string;
  target: HTMLInputElement;
  /** State of the field after the event: React may have rendered it again since. */
  checked: boolean;
  value: string;
};

declare global {
  interface Window {
    /** Stops queueing events and returns those so far. The script of `scripts/build/page-scripts/loader.ts` defines it. */
    takeEvents?: () => QueuedEvent[];
  }
}

/** Replays the events that came before hydration, in order. Of several changes of a field only the last counts. */
export function replayEvents(): void {
  const events = window.takeEvents?.() ?? [];
  for (const [index, event] of events.entries()) {
    const { type, target } = event;
    if (!target.isConnected) continue;
    if (type === 'click') target.click();
    else if (!events.slice(index + 1).some((later) => later.target === target && later.type !== 'click'))
      replayChange(event);
  }
}

/** Puts a field into the state of an event so that React hears of it. React ignores a state that it knows already. */
function replayChange({ target, checked, value }: QueuedEvent) {
  if (/^(?:checkbox|radio)$/.test(target.type)) {
    target.checked = !checked;
    target.click();
    return;
  }
  // Setting an equal value would move the caret.
  if (target.value !== value) target.value = value;
  const known = (target as { _valueTracker?: { setValue: (value: string) => void } })._valueTracker;
  known?.setValue('');
  for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }));
}
