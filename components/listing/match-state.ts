import type { ListingState } from '@/lib/listing/address';

/** Brings the named controls of a listing in line with its state: boxes and lists are the browser's own, which never wait for an answer. */
export function matchState(container: Element | null, { filters, sort }: Pick<ListingState, 'filters' | 'sort'>): void {
  for (const box of container?.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name]') ?? []) {
    const isChosen = filters[box.name]?.includes(box.value) ?? false;
    if (box.checked !== isChosen) box.checked = isChosen;
  }
  const list = container?.querySelector<HTMLSelectElement>('select[name="sort"]');
  if (list && list.value !== sort) list.value = sort;
}
