import { shortItemNumber } from '../catalogue/item-number';
import { hash64 } from '../hash';
import { fromMinorUnits, money } from '../money';
import { contactMessages, isEmail } from '../site/contact/contact-form';
import { site } from '../site/site';
import type { RequestDetails, RequestList } from './request-list';
import { requestText, requestTitle } from './request-text';
import type { Review } from './review-list';

/** Body of the POST to the shop's endpoint: the usual fields of form services, and the list with current prices. */
export function toPayload(list: RequestList, review: Review) {
  const { details } = list;
  const reference = requestReference(list);
  return {
    name: details.contact || details.organization,
    email: details.email,
    subject: requestTitle(list),
    message: `${requestText(list, review)}\n\nReference: ${reference}`,
    reference,
    details,
    lines: review.lines.map(
      ({ line: { id: _, price: __, model: ___, ...line }, number, excludedReason, unit, amount, open }) => ({
        ...line,
        itemNumber: shortItemNumber(line.product, number),
        ...(number !== undefined && { model: number }),
        ...(excludedReason === undefined && { unitPrice: fromMinorUnits(unit), total: fromMinorUnits(amount) }),
        ...(open.length > 0 && { open }),
      }),
    ),
    total: fromMinorUnits(review.totals.subtotal),
    currency: money.code,
    ...(site.taxWords && { taxWords: site.taxWords }),
  };
}

/** Hash of a list as its reference. It differs for every list because line ids are random. */
export function requestReference(list: RequestList): string {
  return hash64(JSON.stringify(list)).toUpperCase();
}

/** The first missing detail that is required to send a list; undefined if none is missing. */
export function missingDetail({ details }: RequestList): { field: keyof RequestDetails; message: string } | undefined {
  const email = details.email.trim();
  if (details.organization.trim() === '' && details.contact.trim() === '')
    return { field: 'organization', message: `${site.buyer} or contact name is required.` };
  if (email === '') return { field: 'email', message: contactMessages.email };
  return isEmail(email) ? undefined : { field: 'email', message: contactMessages.emailShape };
}
