import { Parser } from 'htmlparser2';

/** An element of a page, in the order of its start tag. */
export type Element = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The HTML between its tags; '' for void elements. */
  inner: string;
  start: number;
  end: number;
};

/** Parses the elements of a page. */
export function parseHtml(html: string): Element[] {
  const elements: Element[] = [];
  const open: { element: Element; innerStart: number }[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const end = parser.endIndex + 1;
      const element = { name, attributes, inner: '', start: parser.startIndex, end };
      elements.push(element);
      open.push({ element, innerStart: end });
    },
    onclosetag() {
      const { element, innerStart } = open.pop() ?? {};
      // The end tag of a void element is its start tag.
      if (!element || innerStart === undefined || parser.endIndex < innerStart) return;
      element.inner = html.slice(innerStart, parser.startIndex);
      element.end = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return elements;
}

const INLINE = new Set(['a', 'b', 'bdi', 'del', 'em', 'span', 'strong']);
const HIDDEN = new Set(['script', 'style']);

/** The text of HTML with single spaces, without scripts and styles. */
export function textOf(html: string): string {
  let text = '';
  let hidden = 0;
  const separate = (name: string) => {
    if (!INLINE.has(name)) text += ' ';
  };
  const parser = new Parser({
    onopentag(name) {
      separate(name);
      if (HIDDEN.has(name)) hidden += 1;
    },
    ontext(part) {
      if (hidden === 0) text += part;
    },
    onclosetag(name) {
      separate(name);
      if (HIDDEN.has(name)) hidden -= 1;
    },
  });
  parser.end(html);
  return squeeze(text);
}

/** Replaces all white space by single spaces. */
export function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
