import { Parser } from 'htmlparser2';

/** Elements that run something, or bring in what is no drawing. */
const FOREIGN = /^(?:script|foreignobject|iframe|embed|object|audio|video)$/;
/** Addresses of parts of the drawing itself, and of pictures that stand in it. */
const OWN = /^(?:#|data:image\/(?:png|jpeg|webp);)/i;

/** The size of an SVG drawing; undefined for a text that is none, and for one that runs something or brings in other files. */
export function plainSvgSize(text: string): { width: number; height: number } | undefined {
  let root: Readonly<Record<string, string>> | undefined;
  let isPlain = !/<!ENTITY|<\?xml-stylesheet|@import/i.test(text) && urlsOf(text).every((url) => OWN.test(url));
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = tag.toLowerCase().replace(/^.*:/, '');
        if (!root && name !== 'svg') isPlain = false;
        root ??= attributes;
        if (FOREIGN.test(name) || Object.entries(attributes).some(isForeign)) isPlain = false;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  if (!root || !isPlain) return undefined;
  const [, , boxWidth = 0, boxHeight = 0] = (root.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = pixels(root.width) ?? boxWidth;
  const height = pixels(root.height) ?? boxHeight;
  return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : undefined;
}

function isForeign([attribute, value]: [string, string]): boolean {
  const name = attribute.toLowerCase();
  if (name.startsWith('on') || /javascript:/i.test(value)) return true;
  return /(?:^|:)(?:href|src)$/.test(name) && !OWN.test(value.trim());
}

/** The addresses that the styles of a drawing name. */
const urlsOf = (text: string) => [...text.matchAll(/url\(\s*['"]?([^'")]*)/gi)].map(([, url = '']) => url.trim());

/** A length in pixels; undefined for none and for one of another unit. */
function pixels(length: string | undefined): number | undefined {
  const [, number] = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(length ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
}
