/** The event by which a page that has come alive asks the loader of `scripts/loader` for what it has held; part of the text of each page. */
export const READY = 'sp:ready';

/** Something that a visitor did before the scripts were there; `form` events carry the button that sent them. */
export type Held = { type: string; target: Element; submitter?: HTMLElement | null };

/**
 * Does what a visitor did before the scripts were there, in its order, as if it were done now; from here on nothing is held.
 * The loader has kept those events from everybody, so that nothing is done twice.
 */
export function replayHeld(): void {
  const detail: { held?: readonly Held[] } = {};
  window.dispatchEvent(new CustomEvent(READY, { detail }));
  for (const held of detail.held ?? []) if (held.target.isConnected) replay(held);
}

function replay({ type, target, submitter }: Held) {
  if (target instanceof HTMLFormElement) target.requestSubmit(submitter?.isConnected ? submitter : undefined);
  else if (type === 'click') target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  else if (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type)) press(target);
  else change(target as HTMLInputElement);
}

/** React hears of a box when its state differs from the one that React found: so it is taken back and pressed once more. */
function press(box: HTMLInputElement) {
  box.checked = !box.checked;
  box.click();
}

/** React hears of a value when it differs from the one that React found. The field keeps its text and its caret. */
function change(field: HTMLInputElement) {
  const known = (field as { _valueTracker?: { setValue: (value: string) => void } })._valueTracker;
  known?.setValue('');
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
