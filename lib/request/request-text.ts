import { labeledItemNumber } from '../catalogue/item-number';
import { STATES } from '../catalogue/us-states';
import { formatShortSelection } from '../catalogue/variants/offer';
import { formatCount } from '../format';
import { formatAmount } from '../money';
import { requestListName } from '../site/messages';
import { site } from '../site/site';
import { singleLine } from './parse-list';
import type { RequestDetails, RequestList } from './request-list';
import type { Review, ReviewedLine, Totals } from './review-list';

/** Labels of the order details in form, print, e-mail and CSV. */
export const detailLabels: Readonly<Record<keyof RequestDetails, string>> = {
  organization: site.buyer,
  contact: 'Contact',
  email: 'E-mail',
  po: 'PO number',
  state: 'Ship to',
  note: 'Note',
};

/** Order details that are not empty, as pairs of label and text. The state has its full name. */
export function detailPairs(details: RequestDetails): [label: string, text: string][] {
  const texts = { ...details, state: STATES[details.state] ?? details.state };
  const fields = Object.keys(detailLabels) as (keyof RequestDetails)[];
  return fields.map((field): [string, string] => [detailLabels[field], texts[field]]).filter(([, text]) => text !== '');
}

/** Subtotal with the tax words of `site.json`, such as 'incl. VAT'. */
export function formatTotal({ subtotal }: Totals): string {
  return [formatAmount(subtotal), site.taxWords].filter(Boolean).join(' ');
}

/** Brand and name of a product: current, or as stored in the line. */
export function productName({ line, row }: ReviewedLine): string {
  const { brand, name } = row?.card ?? line;
  return `${brand} ${name}`.trim();
}

/** Unit price and total of a line as texts. If the line is not in the total, `unit` is the reason. */
export function linePrices({ excludedReason, unit, amount }: ReviewedLine): { unit: string; amount: string } {
  if (excludedReason === undefined) return { unit: formatAmount(unit), amount: formatAmount(amount) };
  return { unit: excludedReason === 'on request' ? 'on request' : 'not counted', amount: '–' };
}

/** Messages of a line for print, CSV and e-mail: all except hints. */
export function lineNotes({ messages }: ReviewedLine): string[] {
  return messages.filter(({ isHint }) => !isHint).map(({ text }) => text);
}

/** Title of a list, such as an e-mail subject: 'Request list, Springfield PD, PO 123'. */
export function requestTitle({ details }: RequestList): string {
  const { organization, contact } = details;
  const po = singleLine(details.po, 60);
  const poNumber = /^p\.?o\b/i.test(po) ? po : po && `PO ${po}`;
  return [requestListName, singleLine(organization || contact, 60), poNumber].filter(Boolean).join(', ');
}

/**
 * A list as plain text: details, one line per item, and total. It has no columns, because e-mail fonts are proportional.
 * @param maxLines maximum number of items; a sentence says how many are missing
 */
export function requestText({ details }: RequestList, review: Review, maxLines = review.lines.length): string {
  const omitted = review.lines.length - maxLines;
  return [
    ...detailPairs(details).map(([label, text]) => `${label}: ${text}`),
    '',
    ...review.lines.slice(0, maxLines).map(lineText),
    ...(omitted > 0 ? [`${formatCount(omitted, 'more line')} did not fit here: see the CSV file or the link.`] : []),
    '',
    `Total: ${formatTotal(review.totals)}, ${formatCount(review.totals.items, 'item')}`,
    ...(review.totals.saved > 0 ? [`Discounts: ${formatAmount(review.totals.saved)}`] : []),
    ...review.open.map(({ text }) => `${text}.`),
    ...review.totals.notes,
  ]
    .join('\n')
    .trim();
}

/** '6 × Acme Duty Pants, Item 74273, Black, 34x32: $59.99 each, $359.94'. Note and messages follow on separate lines. */
function lineText(reviewed: ReviewedLine): string {
  const { line, number } = reviewed;
  const { unit, amount } = linePrices(reviewed);
  const price = reviewed.excludedReason ? unit : line.quantity === 1 ? amount : `${unit} each, ${amount}`;
  const item = [productName(reviewed), labeledItemNumber(line.product, number), formatShortSelection(line.choice, 'x')];
  const itemLine = `${line.quantity} × ${item.filter(Boolean).join(', ')}: ${price}`;
  return [itemLine, line.note && `Note: ${line.note}`, ...lineNotes(reviewed)].filter(Boolean).join('\n');
}

/** Maximum number of characters in a mailto link that mail programs accept. */
const MAX_MAILTO = 1900;
/** More lines than this never fit into {@link MAX_MAILTO}. */
const MAX_MAIL_LINES = 60;

/** A mailto link with a list. `missing` is the number of lines that do not fit. */
export function toMailto(address: string, list: RequestList, review: Review): { href: string; missing: number } {
  const total = review.lines.length;
  const mailto = `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
  // If the note leaves no room for lines, the mail has no note.
  for (const note of new Set([list.details.note, ''])) {
    const mailed = { ...list, details: { ...list.details, note } };
    for (let lines = Math.min(total, MAX_MAIL_LINES); lines >= 0; lines -= 1) {
      const body = encode(requestText(mailed, review, lines));
      const href = `${mailto}?subject=${encode(requestTitle(list))}&body=${body}`;
      if (href.length <= MAX_MAILTO) return { href, missing: total - lines };
    }
  }
  return { href: mailto, missing: total };
}

const encode = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'));
