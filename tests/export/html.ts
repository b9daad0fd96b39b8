/** An element of a page, in the order of its start tag. */
export type Element = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The HTML between its tags; '' for void elements. */
  inner: string;
  start: number;
  end: number;
};

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const RAW = new Set(['script', 'style', 'textarea', 'title']);
const TAG = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/g;
const ATTRIBUTE = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Parses the elements of a page. Sufficient for HTML of React, with quoted attributes and closed elements. */
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
    // The content of these elements is text, even if it looks like a tag.
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

/** The text of HTML with single spaces, without scripts and styles. */
export function textOf(html: string): string {
  const bare = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\/?(?:a|b|bdi|del|em|span|strong)\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, ' ');
  return squeeze(decodeEntities(bare));
}

/** Replaces all white space by single spaces. */
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
