/** A tag of an exported page. Of most nobody asks for more than the text of its attributes: they are read on use. */
export class HtmlTag {
  #attributes: ReadonlyMap<string, string> | undefined;

  constructor(
    readonly name: string,
    readonly isClosing: boolean,
    readonly start: number,
    readonly end: number,
    /** The attributes as they are written, each after a space. */
    readonly text: string,
  ) {}

  get attributes(): ReadonlyMap<string, string> {
    this.#attributes ??= readAttributes(this.text);
    return this.#attributes;
  }
}

const TOKEN = /<!--[^<>]*-->|<!DOCTYPE html>|<(\/?)([a-zA-Z][\w:-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/y;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)")?/g;

/** Elements whose content a browser does not read as markup; anything else of that kind is no element of ours. */
const RAW = new Set(['script', 'style']);

/**
 * Reads the tags of a page in the one form that React writes: attributes in double quotes, `<` nowhere but in tags. A page that
 * holds anything else throws, so that no browser reads a tag here that this function has not seen.
 */
export function readTags(html: string): HtmlTag[] {
  const tags: HtmlTag[] = [];
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', start)) {
    TOKEN.lastIndex = start;
    const match = TOKEN.exec(html);
    if (!match) throw new Error(`unreadable markup: ${html.slice(start, start + 60)}`);
    const end = TOKEN.lastIndex;
    start = end;
    const [, slash, tagName, text = ''] = match;
    if (tagName === undefined) continue;
    const name = tagName.toLowerCase();
    const tag = new HtmlTag(name, slash === '/', match.index, end, text);
    tags.push(tag);
    if (tag.isClosing || !RAW.has(name)) continue;
    start = html.indexOf(`</${name}>`, end);
    if (start < 0) throw new Error(`<${name}> without an end`);
  }
  return tags;
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) attributes.set(name.toLowerCase(), value);
  return attributes;
}
