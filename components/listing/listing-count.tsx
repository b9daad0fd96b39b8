import { useState } from 'react';
import { counted } from '@/lib/counted';
import { countPages } from '@/lib/listing/paginate';
import * as searchMessages from '@/lib/site/search-messages';
import type { LiveState } from './use-listing';

type Props = {
  live: LiveState;
  /** Whether what stands there from the start is said too. */
  isNews: boolean;
};

/** Says to listeners what was answered, how many products that are, and which page of them. */
export function ListingCount({ live: { shown, wait }, isNews }: Props) {
  const { query, state, answer } = shown;
  const [first, setFirst] = useState<string | undefined>(query);
  // An answer may come back as the very one that stood there first.
  if (first !== undefined && first !== query) setFirst(undefined);
  const { correction, notSold, count, similar = [] } = answer;
  const pages = countPages(count);
  const isSaid = wait === 'none' && (isNews || first === undefined);
  if (!isSaid) return null;
  // Each answer has an element of its own: two with as many products are two to listeners.
  return (
    <span key={query}>
      {[
        notSold && searchMessages.notCarried(notSold.name),
        correction && count > 0 && `Results for ${correction}:`,
        `${counted(count, 'product')}${state.page > 1 ? `, page ${state.page} of ${pages}` : ''}`,
        similar.length > 0 && `and ${similar.length} similar`,
      ]
        .filter(Boolean)
        .join(' ')}
    </span>
  );
}
