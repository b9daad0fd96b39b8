import { Parser } from 'htmlparser2';
import { toSingleLine } from '../../../catalogue/schema/zod-helpers';

/** A text that was HTML: its paragraphs, and the points of its lists. */
export type PlainText = { text: string; points: string[] };

const DROPPED = /^(?:script|style|head|template|noscript|iframe|object|svg|select|textarea)$/;
const PARAGRAPH = /^(?:p|h[1-6]|[uod]l|table|blockquote|section|hr|pre)$/;
const LINE = /^(?:br|div|tr|li|dt|dd|article|figure)$/;
const IS_HTML = /<[a-z!/]|&(?:#\w{1,8}|[a-z]{2,12});/i;

/** HTML as text: entities decoded, scripts and styles gone, paragraphs as line breaks, lists apart. Text without HTML stays as it is. */
export function htmlToText(html: string): PlainText {
  // One export writes a line break as the two characters of an escape.
  const source = html.includes('\n') ? html : html.replaceAll('\\n', '\n');
  if (!IS_HTML.test(source)) return { text: source.trim(), points: [] };
  const read = new HtmlTextParser().read(source);
  // Some programs write the signs of HTML as entities, once more.
  return ESCAPED_HTML.test(read.text) && !/<[a-z]/i.test(source) ? new HtmlTextParser().read(read.text) : read;
}

const ESCAPED_HTML = /<(?:p|br|ul|ol|li|div|span|strong|em|b|i|h[1-6]|table)\b[^<>]*>/i;

/** The state of reading one text. */
class HtmlTextParser {
  private text = '';
  private points: string[] = [];
  /** The point of a list that is being read. */
  private point: string | undefined;
  /** The depth inside elements that are dropped. */
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
    if (DROPPED.test(name)) this.dropped += 1;
    if (name === 'li') {
      this.endPoint();
      this.point = '';
    } else this.breakAt(name);
  }

  private close(name: string): void {
    if (DROPPED.test(name)) this.dropped -= 1;
    if (name === 'li' || name === 'ul' || name === 'ol') this.endPoint();
    // A break has been made where it was opened.
    if (name !== 'br' && name !== 'hr') this.breakAt(name);
  }

  private add(text: string): void {
    if (this.dropped > 0) return;
    if (this.point === undefined) this.text += text;
    else this.point += text;
  }

  private breakAt(name: string): void {
    if (PARAGRAPH.test(name)) this.add('\n\n');
    else if (LINE.test(name)) this.add('\n');
    else if (name === 'td' || name === 'th') this.add(' ');
  }

  private endPoint(): void {
    const point = toSingleLine(this.point ?? '');
    if (point) this.points.push(point);
    this.point = undefined;
  }
}
