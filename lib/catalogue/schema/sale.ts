import { z } from '../../zod';
import { productIdSchema } from './product-id';
import { lineSchema, list, namedObject, wrongType } from './text';
import { toDay } from './to-day';

/** A day of the shop's own time zone, without a time. */
const day = z.string({ error: wrongType('a day such as "2026-03-24"') }).refine((value) => toDay(value) === value, {
  error: ({ input }) => `is ${JSON.stringify(String(input).slice(0, 40))}, which is no day such as "2026-03-24"`,
});

const DOCUMENT = /^\/uploads\/[A-Za-z0-9][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*\.pdf$/i;

const documentSchema = namedObject('a document', {
  name: lineSchema(80),
  href: z.string({ error: wrongType('text') }).regex(DOCUMENT, {
    error: ({ input }) =>
      `is ${JSON.stringify(String(input).slice(0, 80))}; it must be a PDF of your own, such as /uploads/size-chart.pdf`,
  }),
});

/** The fields that say whether and until when a product is sold, and by what it is followed. */
export const saleFields = {
  hidden: z
    .boolean({ error: wrongType('true or false') })
    .optional()
    .transform((isHidden) => isHidden || undefined),
  from: day.optional(),
  until: day.optional(),
  priceUntil: day.optional(),
  replacedBy: productIdSchema.optional(),
  documents: list(documentSchema, 20, 'documents').optional(),
};

type Dated = {
  from?: unknown;
  until?: unknown;
  priceUntil?: unknown;
  oldPrice?: unknown;
  variants?: unknown;
};

/** The faults of days beside each other, of a row that may have other faults. */
export function saleFaults({
  from,
  until,
  priceUntil,
  oldPrice,
  variants,
}: Dated): { path: string[]; message: string }[] {
  const isBefore = typeof from === 'string' && typeof until === 'string' && until < from;
  const prices: unknown[] = [
    oldPrice,
    ...(Array.isArray(variants) ? variants.map((variant) => variant?.oldPrice) : []),
  ];
  const hasOldPrice = prices.some((price) => typeof price === 'number');
  return [
    ...(isBefore ? [{ path: ['until'], message: `is ${until}, before the day from which it is sold, ${from}` }] : []),
    ...(priceUntil !== undefined && !hasOldPrice
      ? [{ path: ['priceUntil'], message: 'needs an old price, which holds again after that day' }]
      : []),
  ];
}
