import { DEFAULT_STATE } from '@/lib/listing/address';
import type { FacetOption, Facets } from '@/lib/listing/count';
import { facetsOf } from '@/lib/listing/facets/table';
import type { Scope } from '@/lib/listing/scope';
import type { Answered } from './listing-answers';

/** The answer that an exported listing gives to an address that sets nothing, as far as its filters go; of a search there is none. */
export function exportedAnswer(layout: Element | null, scope: Scope, count: number): Answered {
  const answer = {
    cards: [],
    count,
    total: count,
    state: DEFAULT_STATE,
    facets: layout ? readFacets(layout, scope) : [],
  };
  return { scope, state: DEFAULT_STATE, query: '', answer };
}

/** The facets as the exported panel says them: React takes the panel over when it would draw the very same. */
function readFacets(layout: Element, scope: Scope): Facets {
  return facetsOf(scope).map(({ key, parameter, legend, look }) => {
    const fold = layout.querySelector(`details[aria-label="${CSS.escape(legend)}"]`);
    const isAwaited = fold?.childElementCount === 1;
    const named = { key, parameter, legend, isOffered: fold !== null, ...(isAwaited && { isAwaited }) };
    if (look === 'state') return { ...named, look };
    if (look === 'slider') {
      const price = fold?.querySelector<HTMLElement>('[data-highest]');
      return { ...named, look, highest: Number(price?.dataset.highest ?? 0) };
    }
    const find = fold?.querySelector<HTMLInputElement>('[data-find]');
    const boxes = [...(fold?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])];
    return {
      ...named,
      look,
      ...(find && { among: Number(find.placeholder.replace(/\D/g, '')) }),
      options: boxes.map(readOption),
    };
  });
}

function readOption(box: HTMLInputElement): FacetOption {
  const { value } = box;
  const option = box.closest('label');
  const [label, count] = option?.querySelectorAll('bdi, bdi + span') ?? [];
  // A tile says its count to listeners alone.
  const words = count?.textContent ?? box.getAttribute('aria-label')?.slice(`${option?.textContent}, `.length);
  return { value, label: (label ?? option)?.textContent ?? '', ...(words && { count: Number.parseInt(words, 10) }) };
}
