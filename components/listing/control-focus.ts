import { controlSelector } from './control-selector';

/** Where the focus is in a listing, in words that the exported and the live one share, and what is selected in a text. */
export type ControlFocus = { selector: string; selection?: [start: number, end: number] };

/** Where the focus is within a container; undefined when it is elsewhere. */
export function readFocus(container: Element | null): ControlFocus | undefined {
  const { activeElement: control } = document;
  const selector = container?.contains(control) ? controlSelector(control) : undefined;
  if (!selector) return undefined;
  const isText = control instanceof HTMLInputElement && control.selectionStart !== null;
  return { selector, ...(isText && { selection: [control.selectionStart ?? 0, control.selectionEnd ?? 0] }) };
}

/** Puts the focus there, if there is such a control. */
export function putFocus(container: Element | null, { selector, selection }: ControlFocus): void {
  const control = container?.querySelector<HTMLElement>(selector);
  // The control stays where the visitor has it on the screen.
  control?.focus({ preventScroll: true });
  if (selection && control instanceof HTMLInputElement) control.setSelectionRange(...selection);
}
