/** The event by which a page that has come alive asks the loader of `scripts/loader` for what it has held; part of the text of each page. */
export const READY = 'sp:ready';

/** An event that was held, with the tick and the text that its field had then: React may have drawn it anew since. */
export type Held = readonly [event: Event, checked: boolean | undefined, value: string | undefined];

/**
 * Does what a visitor did before the scripts were there, in its order, as if it were done now; from here on nothing is held.
 * The loader has kept those events from everybody, so that nothing is done twice. Of what was done to a field only the last
 * counts, for it has kept its text, its tick and its caret.
 */
export function replayHeld(): void {
  const detail: { held?: readonly Held[] } = {};
  window.dispatchEvent(new CustomEvent(READY, { detail }));
  const { held = [] } = detail;
  for (const [index, one] of held.entries()) {
    const [{ type, target }] = one;
    const isLast = !held.slice(index + 1).some(([later]) => later.type === type && later.target === target);
    if ((target as Element).isConnected && (type !== 'input' || isLast)) replay(one);
  }
}

function replay([event, checked, value = '']: Held) {
  const target = event.target as Element;
  if (target instanceof HTMLFormElement && event.type === 'submit') {
    const { submitter } = event as SubmitEvent;
    target.requestSubmit(submitter?.isConnected ? submitter : undefined);
  } else if (event.type === 'click' && !isOfBrowser(target)) {
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  } else if (event.type === 'input') {
    const field = target as HTMLInputElement;
    if (/^(?:checkbox|radio)$/.test(field.type)) press(field, checked);
    else change(field, value);
  }
}

/** Whether the browser has done a click's work on this element by itself. */
function isOfBrowser(target: Element): boolean {
  const control = target.closest('button, input, select, textarea, label, summary');
  return control !== null && !(control instanceof HTMLButtonElement && control.type !== 'submit');
}

/** React hears of a box when its state differs from the one that React found: so it is set to the other one and pressed. */
function press(box: HTMLInputElement, checked: boolean | undefined) {
  box.checked = !checked;
  box.click();
}

/** React hears of a value when it differs from the one that React found. */
function change(field: HTMLInputElement, value: string) {
  if (field.value !== value) field.value = value;
  const known = (field as { _valueTracker?: { setValue: (value: string) => void } })._valueTracker;
  known?.setValue('');
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
