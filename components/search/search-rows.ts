import type { Card } from '@/lib/catalogue/card';
import { formatSelection } from '@/lib/catalogue/variants/selection';
import type { SuggestAnswer } from '@/lib/search/suggestions';
import { routes } from '@/lib/site/routes';

/** A row of the list under the search box, with the page it leads to. */
export type SearchRow =
  | { kind: 'page'; href: string; name: string; isAnswer?: true }
  | { kind: 'product'; href: string; name: string; card: Card }
  | { kind: 'recent'; href: string; name: string }
  | { kind: 'all'; href: string; name: string };

/** The suggestions as rows. */
export function toSearchRows({ suggestions }: SuggestAnswer): SearchRow[] {
  return suggestions.map((suggestion): SearchRow => {
    if (suggestion.kind === 'page') return suggestion;
    const { card } = suggestion;
    const name = [card.name, formatSelection(card.choice ?? {})].filter(Boolean).join(', ');
    return { kind: 'product', href: routes.product(card.id, card.choice), name, card };
  });
}

/** The last row of every list: the results of the query as typed. */
export function seeAllRow(query: string): SearchRow {
  return { kind: 'all', href: routes.search(query), name: query };
}

/** A search made before. */
export function recentRow(query: string): SearchRow {
  return { kind: 'recent', href: routes.search(query), name: query };
}

/** Where Enter goes: the row chosen with the arrows, else the first suggestion, else all results; -1 for nowhere. */
export function enterTarget(rows: readonly SearchRow[], active: number, isConfident: boolean): number {
  if (active >= 0) return active;
  const last = rows.length - 1;
  if (rows[last]?.kind !== 'all') return -1;
  return isConfident ? 0 : last;
}
