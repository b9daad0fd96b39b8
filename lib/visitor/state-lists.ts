import { STATES } from '../catalogue/states';
import { homeState } from './home-state';

/** The names of the states by their codes, for a list that is drawn with them: fetched in one file with what fills the others. */
export const stateNames = () => STATES;

/** Names the states in each list of them, and shows the one by which the address filters, or else the one that this browser remembers. */
export function matchStateLists(container: Element | null): void {
  for (const list of container?.querySelectorAll<HTMLSelectElement>('[data-states]') ?? []) matchStateList(list);
}

/** Does so in one list. */
export function matchStateList(list: HTMLSelectElement | null): void {
  const box = list?.parentElement?.querySelector('input');
  if (!list || !box) return;
  if (list.length === 1) for (const [code, name] of Object.entries(STATES)) list.add(new Option(name, code));
  const hidden = new URLSearchParams(window.location.search).get(box.name);
  list.value = hidden ?? homeState.get() ?? '';
  box.value = list.value;
  box.disabled = list.value === '';
  box.checked = hidden !== null && hidden === list.value;
}
