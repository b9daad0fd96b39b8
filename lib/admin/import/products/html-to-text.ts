import { Parser } from 'htmlparser2';
import { toSingleLine } from '../../../zod';

/** Plain text of HTML. `points` are list items, which are not in `text`. */
export type PlainText = { text: string; points: string[] };

const DROPPED_ELEMENT = /^(?:script|style|head|template|noscript|iframe|object|svg|select|textarea)$/;
const PARAGRAPH_ELEMENT = /^(?:p|h[1-6]|[uod]l|table|blockquote|section|hr|pre)$/;
const LINE_ELEMENT = /^(?:br|div|tr|li|dt|dd|article|figure)$/;
const IS_HTML = /<[a-z!/]|&(?:#\w{1,8}|[a-z]{2,12});/i;

/** Converts HTML to text: decodes entities, removes scripts and styles, and separates paragraphs by an empty line. */
export function htmlToText(html: string): PlainText {
  // Some exports write a line break as the two characters '\n'.
  const source = html.includes('\n') ? html : html.replaceAll('\\n', '\n');
  if (!IS_HTML.test(source)) return { text: source.trim(), points: [] };
  const read = parseHtml(source);
  // Some programs escape HTML twice: '&lt;p&gt;'.
  return ESCAPED_HTML.test(read.text) && !/<[a-z]/i.test(source) ? parseHtml(read.text) : read;
}

const ESCAPED_HTML = /<(?:p|br|ul|ol|li|div|span|strong|em|b|i|h[1-6]|table)\b[^<>]*>/i;

function parseHtml(html: string): PlainText {
  const points: string[] = [];
  let text = '';
  /** List item that is being read. */
  let point: string | undefined;
  /** Number of open elements whose text is dropped. */
  let dropped = 0;
  const add = (part: string) => {
    if (dropped > 0) return;
    if (point === undefined) text += part;
    else point += part;
  };
  const addBreak = (name: string) =>
    add(PARAGRAPH_ELEMENT.test(name) ? '\n\n' : LINE_ELEMENT.test(name) ? '\n' : /^t[dh]$/.test(name) ? ' ' : '');
  const endPoint = () => {
    const line = toSingleLine(point ?? '');
    if (line) points.push(line);
    point = undefined;
  };
  const parser = new Parser({
    onopentagname(name) {
      if (DROPPED_ELEMENT.test(name)) dropped += 1;
      if (name !== 'li') return addBreak(name);
      endPoint();
      point = '';
    },
    onclosetag(name) {
      if (DROPPED_ELEMENT.test(name)) dropped -= 1;
      if (/^(?:li|ul|ol)$/.test(name)) endPoint();
      // These elements already added a break when they were opened.
      if (name !== 'br' && name !== 'hr') addBreak(name);
    },
    ontext: (part) => add(part.replace(/\s+/g, ' ')),
  });
  parser.end(html);
  endPoint();
  const lines = text.split('\n').map(toSingleLine).join('\n');
  return { text: lines.replace(/\n{3,}/g, '\n\n').trim(), points };
}
