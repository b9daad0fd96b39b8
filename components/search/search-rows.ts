import type { Card } from '@/lib/catalogue/card';
import { formatSelection } from '@/lib/catalogue/variants/offer';
import type { SuggestAnswer } from '@/lib/search/searcher';
import { routes } from '@/lib/site/routes';

/** A row under the search box. It links to `href`. */
export type SearchRow =
  | { kind: 'page'; href: string; name: string; isAnswer?: true }
  | { kind: 'product'; href: string; name: string; card: Card }
  | { kind: 'all' | 'recent'; href: string; name: string };

/** Creates a row for each suggestion. */
export function toSearchRows({ suggestions }: SuggestAnswer): SearchRow[] {
  return suggestions.map((suggestion): SearchRow => {
    if (suggestion.kind === 'page') return suggestion;
    const { card } = suggestion;
    const name = [card.name, formatSelection(card.choice ?? {})].filter(Boolean).join(', ');
    return { kind: 'product', href: routes.product(card.id, card.choice), name, card };
  });
}

/** A row for all results of a query: `all` is the last row of a list, `recent` a recent search. */
export function queryRow(kind: 'all' | 'recent', query: string): SearchRow {
  return { kind, href: routes.search(query), name: query };
}

/** Index of the row that Enter opens: the active row, else the first suggestion, else all results. -1 if there is none. */
export function enterTarget(rows: readonly SearchRow[], active: number, isConfident: boolean): number {
  if (active >= 0) return active;
  const last = rows.length - 1;
  if (rows[last]?.kind !== 'all') return -1;
  return isConfident ? 0 : last;
}
