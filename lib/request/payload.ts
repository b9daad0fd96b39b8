import { hash64 } from '../hash64';
import { mailSubject } from './mail';
import type { RequestHead, RequestLine, RequestList } from './request';
import type { Review } from './review';
import { toTextTable } from './text-table';

/** A line for a program; prices in US dollars as the catalog has them now, missing where the line is not counted. */
type SentLine = Omit<RequestLine, 'id' | 'price'> & { unitPrice?: number; total?: number };

/** What is sent to the shop's endpoint: the fields that services for forms expect, and the list for programs. */
export type Payload = {
  name: string;
  email: string;
  phone: string;
  subject: string;
  /** The list as a table of plain text. */
  message: string;
  /** The same each time that the same list is sent, so that a repeat can be told from a second order. */
  reference: string;
  head: RequestHead;
  lines: readonly SentLine[];
  /** US dollars. */
  total: number;
};

/** The request as a program receives it by POST: head, lines with prices of today, and totals. */
export function toPayload(list: RequestList, review: Review): Payload {
  const { head } = list;
  const reference = referenceOf(list);
  return {
    name: head.contact || head.organization,
    email: head.email,
    phone: head.phone,
    subject: mailSubject(list),
    message: `${toTextTable(list, review)}\n\nReference: ${reference}`,
    reference,
    head,
    lines: review.lines.map(({ line: { id: _, price: __, ...line }, leftOut, unit, amount }) => ({
      ...line,
      ...(leftOut === undefined && { unitPrice: unit / 100, total: amount / 100 }),
    })),
    total: review.totals.subtotal / 100,
  };
}

/** Made of all that the list holds, its lines' own ids too: a like order that is written anew is another one. */
export function referenceOf(list: RequestList): string {
  return hash64(JSON.stringify(list)).toUpperCase();
}
