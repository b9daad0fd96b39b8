/** An element of a page, in the order of its start tag. */
export type Element = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text between its tags, as written; '' for void elements. */
  inner: string;
  start: number;
  end: number;
};

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const RAW = new Set(['script', 'style', 'textarea', 'title']);
const TAG = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/g;
const ATTRIBUTE = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Reads the elements of an exported page. Enough for what React writes: quoted attributes, every element closed. */
export function parseHtml(html: string): Element[] {
  const elements: Element[] = [];
  const open: { element: Element; innerStart: number }[] = [];
  const tags = new RegExp(TAG);
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    const [whole, slash, tagName, attributes = ''] = match;
    if (tagName === undefined) continue;
    const name = tagName.toLowerCase();
    if (slash) {
      const depth = open.findLastIndex(({ element }) => element.name === name);
      for (const { element, innerStart } of depth < 0 ? [] : open.splice(depth)) {
        element.inner = html.slice(innerStart, match.index);
        element.end = tags.lastIndex;
      }
      continue;
    }
    const element = {
      name,
      attributes: readAttributes(attributes),
      inner: '',
      start: match.index,
      end: tags.lastIndex,
    };
    elements.push(element);
    if (VOID.has(name) || (whole.endsWith('/>') && !RAW.has(name))) continue;
    open.push({ element, innerStart: tags.lastIndex });
    // Signs that look like a tag in there are text.
    if (RAW.has(name)) tags.lastIndex = Math.max(tags.lastIndex, html.indexOf(`</${tagName}`, tags.lastIndex));
  }
  return elements;
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    attributes[name.toLowerCase()] = decodeEntities(double ?? single ?? bare ?? '');
  }
  return attributes;
}

/** The words of a piece of HTML, one blank between them; scripts and styles are no words. */
export function textOf(html: string): string {
  const bare = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\/?(?:a|b|bdi|del|em|span|strong)\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, ' ');
  return squeeze(decodeEntities(bare));
}

/** A text with one blank wherever it had any. */
export function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return ENTITIES[String(name).toLowerCase()] ?? whole;
  });
}
