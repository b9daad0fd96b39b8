/** A click on a button or link, or a change of a field, before React has hydrated the page. */
export type QueuedEvent = {
  type: string;
  target: HTMLInputElement;
  /** State of the field after the event. React may have reset it since. */
  checked: boolean;
  value: string;
};

declare global {
  interface Window {
    /** Stops queueing and returns the queued events. Defined in `scripts/build/page-scripts/loader.ts`. */
    takeEvents?: () => QueuedEvent[];
  }
}

/** Replays queued events in order. Only the last change of a field is replayed. */
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

/**
 * Sets the state of a field and makes React call its handlers. React ignores an event unless the value differs from its last known value.
 */
function replayChange({ target, checked, value }: QueuedEvent) {
  if (/^(?:checkbox|radio)$/.test(target.type)) {
    target.checked = !checked;
    target.click();
    return;
  }
  // Assigning the same value would move the caret.
  if (target.value !== value) target.value = value;
  const valueTracker = (target as { _valueTracker?: { setValue: (value: string) => void } })._valueTracker;
  valueTracker?.setValue(`not ${value}`);
  for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }));
}
