import type { Card } from '@/lib/catalogue/card';

/** The words for the end of a sale or of a lower price; `showPast` puts those for after it in their place. */
export function Until({ ends: [day, words, past] }: { ends: NonNullable<Card['ends']> }) {
  return (
    <span data-until={day} data-past={past}>
      {words}
    </span>
  );
}
