import { foldText } from '../fold';

/** What stands around an order in a letter or a table: it asks for nothing, whatever follows. */
const ABOUT =
  'ship to,bill to,deliver to,sold to,attn,attention,thank you,thanks,thank,thx,regards,best regards,kind regards,sincerely,hello,hi,dear,good morning,good afternoon,purchase order,po,p o,needed by,need by,due by,deliver by,page,requested by,approved by,ordered by,submitted by,phone,tel,telephone,fax,email,e mail,quote,invoice,department,agency';
/** And these where nothing but figures follows, or a colon. */
const SUMS =
  'total,grand total,sub total,subtotal,total items,total qty,total quantity,sum,tax,sales tax,shipping,freight,handling,discount,balance,date,order total,items total,to,from,cc,subject,order,order no,re';

const about = ABOUT.split(',');
const sums = new Set(SUMS.split(','));

/** Whether a line is about an order and not a part of it: 'Thanks!', 'PO 12345', 'Subtotal $120.00', 'Ship to: ...'. */
export function isNoOrder(line: string): boolean {
  const folded = foldText(line.slice(0, 200).replace(/[#:]/g, ' '));
  if (about.some((phrase) => folded === phrase || folded.startsWith(`${phrase} `))) return true;
  const colon = line.indexOf(':');
  if (colon > 0 && sums.has(foldText(line.slice(0, colon)))) return true;
  const words = folded
    .replace(/[\d\s]+$/, '')
    .replace(/\s\d[\d\s]*/g, ' ')
    .trim();
  return (
    sums.has(words) ||
    sums.has(
      folded
        .replace(/\s*\d[\d\s]*/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
  );
}
