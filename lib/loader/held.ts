/** The event by which a page that has come alive asks the loader of `scripts/loader` for what it has held; part of the text of each page. */
export const READY = 'sp:ready';

/**
 * Does what a visitor did before the scripts were there, in its order, as if it were done now; from here on nothing is held.
 * The loader has kept those events from everybody, so that nothing is done twice. Of what was done to a field only the last
 * counts, for it has kept its text, its tick and its caret.
 */
export function replayHeld(): void {
  const detail: { held?: readonly Event[] } = {};
  window.dispatchEvent(new CustomEvent(READY, { detail }));
  const { held = [] } = detail;
  const isLast = ({ type, target }: Event, index: number) =>
    !held.slice(index + 1).some((later) => later.type === type && later.target === target);
  for (const [index, event] of held.entries()) {
    if (!(event.target as Element).isConnected || (event.type === 'input' && !isLast(event, index))) continue;
    replay(event, event.target as Element);
  }
}

function replay(event: Event, target: Element) {
  if (target instanceof HTMLFormElement && event.type === 'submit') {
    const { submitter } = event as SubmitEvent;
    target.requestSubmit(submitter?.isConnected ? submitter : undefined);
  } else if (event.type === 'click' && !isOfBrowser(target)) {
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  } else if (event.type === 'input') {
    const field = target as HTMLInputElement;
    if (/^(?:checkbox|radio)$/.test(field.type)) press(field);
    else change(field);
  }
}

/** Whether the browser has done by itself what a click on this does. */
function isOfBrowser(target: Element): boolean {
  const control = target.closest('button, input, select, textarea, label, summary');
  return control !== null && !(control instanceof HTMLButtonElement && control.type !== 'submit');
}

/** React hears of a box when its state differs from the one that React found: so it is taken back and pressed once more. */
function press(box: HTMLInputElement) {
  box.checked = !box.checked;
  box.click();
}

/** React hears of a value when it differs from the one that React found. */
function change(field: HTMLInputElement) {
  const known = (field as { _valueTracker?: { setValue: (value: string) => void } })._valueTracker;
  known?.setValue('');
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
