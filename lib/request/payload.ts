import { fromMinorUnits } from '../catalogue/minor-units';
import { hash64 } from '../hash64';
import { money } from '../money';
import { site } from '../site/site';
import { mailSubject } from './mail';
import type { RequestList } from './request';
import type { Review } from './review';
import { toTextTable } from './text-table';

/**
 * The body that is sent to the shop's endpoint by POST: the fields that services for forms expect, and the list for programs, its prices as
 * the catalog has them now, missing where a line is not counted.
 */
export function toPayload(list: RequestList, review: Review) {
  const { head } = list;
  const reference = referenceOf(list);
  return {
    name: head.contact || head.organization,
    email: head.email,
    phone: head.phone,
    subject: mailSubject(list),
    // The list as a table of plain text.
    message: `${toTextTable(list, review)}\n\nReference: ${reference}`,
    reference,
    head,
    lines: review.lines.map(({ line: { id: _, price: __, ...line }, leftOut, unit, amount }) => ({
      ...line,
      ...(leftOut === undefined && { unitPrice: fromMinorUnits(unit), total: fromMinorUnits(amount) }),
    })),
    total: fromMinorUnits(review.totals.subtotal),
    currency: money.code,
    ...(site.taxWords && { taxWords: site.taxWords }),
  };
}

/** Made of all that the list holds, its lines' own ids too: a like order that is written anew is another one. */
export function referenceOf(list: RequestList): string {
  return hash64(JSON.stringify(list)).toUpperCase();
}
