import { choiceWords } from '../catalogue/choice';
import { counted } from '../counted';
import { requestListName } from '../site/messages';
import { amountWords, headWords, lineProductWords, poWords, totalWords } from './line-words';
import { tidyLine } from './read-list';
import type { RequestHead, RequestList } from './request';
import { leftOutSentence, type Review, type ReviewedLine } from './review';
import { toTextTable } from './text-table';

/** Characters that mail programs take of an address; beyond it some cut without a word. */
const MOST = 1900;
/** Characters of a name or a number in a subject. */
const MOST_OF_SUBJECT = 60;

/** An address that opens a mail program, and how many lines of the list are not in the message. */
export type Mail = { href: string; left: number };

/**
 * The list as a message to an address. As a table where that has room; else a line each, as many as there is room for, and a sentence on
 * how many are not in it.
 */
export function toMailto(address: string, list: RequestList, review: Review): Mail {
  const subject = mailSubject(list);
  const whole = hrefOf(address, subject, toTextTable(list, review));
  if (whole.length <= MOST) return { href: whole, left: 0 };
  const texts = review.lines.map(plainLine);
  for (const top of topsOf(list)) {
    for (let kept = fitting(texts); kept >= 0; kept -= 1) {
      const left = texts.length - kept;
      const body = [...top, '', ...texts.slice(0, kept), '', ...endOf(review, left)].join('\n').trim();
      const href = hrefOf(address, subject, body);
      if (href.length <= MOST && (kept > 0 || top.length === 1)) return { href, left };
    }
  }
  return { href: hrefOf(address, subject, ''), left: texts.length };
}

/** Texts above the lines, the longest first: the head, or without its note, or none of it; omissions are told. */
function topsOf({ head }: RequestList): string[][] {
  const headLines = (some: RequestHead) => headWords(some).map(([label, value]) => `${label}: ${value}`);
  return [
    headLines(head),
    [...headLines({ ...head, note: '' }), 'The note of the order had no room here.'],
    ['Who asks had no room here.'],
  ];
}

/** The title of a message or a file of a list: 'Request list, Springfield PD, PO 123'. */
export function mailSubject({ head }: RequestList): string {
  const short = (text: string) => tidyLine(text, MOST_OF_SUBJECT);
  return [requestListName, short(head.organization || head.contact), head.po && poWords(short(head.po))]
    .filter(Boolean)
    .join(', ');
}

function plainLine(reviewed: ReviewedLine, index: number): string {
  const { line, row } = reviewed;
  const { model } = row?.card ?? line;
  const picks = choiceWords(line.choice);
  const { unit, amount } = amountWords(reviewed);
  const price = reviewed.leftOut ? unit : `${unit} each, ${amount}`;
  const what = [[model, lineProductWords(reviewed)].filter(Boolean).join(' '), picks, price].filter(Boolean).join(', ');
  const forWhom = [line.person && `for ${line.person}`, line.note].filter(Boolean).join('; ');
  return `${index + 1}. ${line.quantity} x ${what}${forWhom && ` (${forWhom})`}`;
}

/** The number of lines that might have room at most. */
function fitting(texts: readonly string[]): number {
  let length = 0;
  const over = texts.findIndex((text) => {
    length += encodeURIComponent(text).length;
    return length > MOST;
  });
  return over < 0 ? texts.length : over;
}

function endOf({ lines, totals }: Review, left: number): string[] {
  const leftOut = leftOutSentence(totals);
  const missing =
    left === lines.length
      ? `The list of ${counted(left, 'line')} is too long for this message: its file or its link has it.`
      : `${counted(left, 'further line')} had no room here: the file or the link of the list has all ${lines.length}.`;
  return [
    ...(left > 0 ? [missing] : []),
    `Total of the whole list: ${totalWords(totals.subtotal)}.`,
    ...(leftOut ? [leftOut] : []),
  ];
}

function hrefOf(address: string, subject: string, body: string): string {
  const encoded = encodeURIComponent(body.replaceAll('\n', '\r\n'));
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encoded}`;
}
