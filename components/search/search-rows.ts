import type { Card } from '@/lib/catalogue/card';
import { routes } from '@/lib/routes';
import type { SuggestAnswer } from '@/lib/worker/protocol';

/** A row of the list under the search box, with the page it leads to. */
export type SearchRow =
  | { kind: 'page'; href: string; name: string }
  | { kind: 'product'; href: string; name: string; card: Card }
  | { kind: 'recent'; href: string; name: string }
  | { kind: 'all'; href: string; name: string; count: number | undefined };

/** Recent searches while nothing is typed; else the suggestions, and as the last row the way to all results. */
export function toRows(query: string, answer: SuggestAnswer | undefined, recent: readonly string[]): SearchRow[] {
  if (query === '') return recent.map((name) => ({ kind: 'recent', href: routes.search(name), name }));
  const suggestions = (answer?.suggestions ?? []).map((suggestion): SearchRow => {
    if (suggestion.kind === 'page') return suggestion;
    const { card } = suggestion;
    return { kind: 'product', href: routes.product(card.id), name: card.name, card };
  });
  return [...suggestions, { kind: 'all', href: routes.search(query), name: query, count: answer?.count }];
}

/** Where Enter goes: the row chosen with the arrows, else the first suggestion, else all results; -1 for nowhere. */
export function enterTarget(rows: readonly SearchRow[], active: number, isSure: boolean): number {
  if (active >= 0) return active;
  const isTyped = rows.at(-1)?.kind === 'all';
  return isTyped && isSure ? 0 : isTyped ? rows.length - 1 : -1;
}
