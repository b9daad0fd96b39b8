import { counted } from '@/lib/counted';
import { countPages } from '@/lib/listing/paginate';
import type { ListingAnswer } from '@/lib/search/protocol';
import * as searchMessages from '@/lib/site/search-messages';

/** Says to screen readers what was found, how many products that are, and which page of them. */
export function ListingStatus({ answer, answerKey }: { answer: ListingAnswer; answerKey: string }) {
  const { correction, notSold, count, state, similar = [] } = answer;
  return (
    // Each answer has an element of its own: two with as many products are two to screen readers.
    <span key={answerKey}>
      {[
        notSold && searchMessages.notCarried(notSold.name),
        correction && count > 0 && `Results for ${correction}:`,
        `${counted(count, 'product')}${state.page > 1 ? `, page ${state.page} of ${countPages(count)}` : ''}`,
        similar.length > 0 && `and ${similar.length} similar`,
      ]
        .filter(Boolean)
        .join(' ')}
    </span>
  );
}
