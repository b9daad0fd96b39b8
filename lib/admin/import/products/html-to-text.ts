import { Parser } from 'htmlparser2';
import { toSingleLine } from '../../../catalogue/schema/zod-helpers';

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
  const read = new HtmlTextParser().read(source);
  // Some programs escape HTML twice: '&lt;p&gt;'.
  return ESCAPED_HTML.test(read.text) && !/<[a-z]/i.test(source) ? new HtmlTextParser().read(read.text) : read;
}

const ESCAPED_HTML = /<(?:p|br|ul|ol|li|div|span|strong|em|b|i|h[1-6]|table)\b[^<>]*>/i;

/** Parser of one HTML text. */
class HtmlTextParser {
  private text = '';
  private points: string[] = [];
  /** List item that is being read. */
  private point: string | undefined;
  /** Number of open elements whose text is dropped. */
  private dropped = 0;

  read(html: string): PlainText {
    const parser = new Parser({
      onopentagname: (name) => this.open(name),
      onclosetag: (name) => this.close(name),
      ontext: (text) => this.add(text.replace(/\s+/g, ' ')),
    });
    parser.write(html);
    parser.end();
    this.endPoint();
    const lines = this.text.split('\n').map(toSingleLine);
    const text = lines.join('\n').replace(/\n{3,}/g, '\n\n');
    return { text: text.trim(), points: this.points };
  }

  private open(name: string): void {
    if (DROPPED_ELEMENT.test(name)) this.dropped += 1;
    if (name === 'li') {
      this.endPoint();
      this.point = '';
    } else this.breakAt(name);
  }

  private close(name: string): void {
    if (DROPPED_ELEMENT.test(name)) this.dropped -= 1;
    if (name === 'li' || name === 'ul' || name === 'ol') this.endPoint();
    // These elements already added a break when they were opened.
    if (name !== 'br' && name !== 'hr') this.breakAt(name);
  }

  private add(text: string): void {
    if (this.dropped > 0) return;
    if (this.point === undefined) this.text += text;
    else this.point += text;
  }

  private breakAt(name: string): void {
    if (PARAGRAPH_ELEMENT.test(name)) this.add('\n\n');
    else if (LINE_ELEMENT.test(name)) this.add('\n');
    else if (name === 'td' || name === 'th') this.add(' ');
  }

  private endPoint(): void {
    const point = toSingleLine(this.point ?? '');
    if (point) this.points.push(point);
    this.point = undefined;
  }
}
