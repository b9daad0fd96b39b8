import { dayWords } from '@/lib/catalogue/fields/value-words';
import type { Product } from '@/lib/catalogue/schema/product';
import { listed } from '@/lib/listed';
import * as messages from '@/lib/site/messages';

type Props = {
  product: Product;
  /** The products that it replaces. */
  replaced: readonly { name: string; number: string }[];
};

/** The sentences on the days of a product: until when it and its price hold, that it has ended, and what it replaces. */
export function SaleNotes({ product: { until, priceUntil, isEnded }, replaced }: Props) {
  const day = until && dayWords(until);
  return (
    <>
      {day && (
        <p data-until={until} data-past={messages.soldNoMore(day)}>
          {(isEnded ? messages.soldNoMore : messages.soldUntil)(day)}
        </p>
      )}
      {priceUntil && !isEnded && <p data-until={priceUntil}>{messages.priceHolds(dayWords(priceUntil))}</p>}
      {replaced.length > 0 && (
        <p dir="auto">{messages.inPlaceOf(listed(replaced.map(({ name, number }) => `${name} (${number})`)))}</p>
      )}
    </>
  );
}
