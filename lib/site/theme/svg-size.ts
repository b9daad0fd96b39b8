import { Parser } from 'htmlparser2';

const SAFE_ELEMENTS =
  /^(?:svg|g|a|path|rect|circle|ellipse|line|polyline|polygon|defs|use|symbol|title|desc|metadata|style|stop|mask|pattern|filter|clipPath|marker|(?:linear|radial)Gradient|fe(?!Image$)\w+|(?:sodipodi|inkscape|rdf|cc|dc):.*)$/;
const EXTERNAL_FILE = /url\(\s*["']?(?!["']?#)|@import|@font-face|expression\(/i;

/**
 * The size of an SVG file, in any unit. Returns an error message if the file has no size, or has scripts, fonts or links to other files.
 */
export function readSvgSize(svg: string): { width: number; height: number } | string {
  const problems: string[] = [];
  let root: { name: string; attributes: Record<string, string> } | undefined;
  const handlers = {
    onopentag: (name: string, attributes: Record<string, string>) => {
      root ??= { name, attributes };
      if (!SAFE_ELEMENTS.test(name)) problems.push(`has <${name}>: turn text and pictures into paths`);
      for (const [key, value] of Object.entries(attributes)) {
        if (/^on/i.test(key)) problems.push(`has ${key}, which is a script`);
        if (EXTERNAL_FILE.test(value) || (/(?:^|:)href$/i.test(key) && !value.startsWith('#')))
          problems.push(`has ${key}="${value.slice(0, 40)}": everything must be in the file`);
      }
    },
    ontext: (text: string) => {
      if (EXTERNAL_FILE.test(text))
        problems.push('has a style that loads another file: everything must be in the file');
    },
    onprocessinginstruction: (_: string, data: string) => {
      if (/^!doctype[^>]*\[|^\?xml-stylesheet/i.test(data))
        problems.push('has a document type or style sheet: save it as a plain SVG');
    },
  };
  new Parser(handlers, { xmlMode: true }).end(svg);
  if (root?.name !== 'svg') return 'is not an SVG drawing';
  if (problems[0]) return problems[0];
  const { viewBox = '', width = '', height = '' } = root.attributes;
  const box = viewBox.trim().split(/[\s,]+/);
  const [imageWidth = 0, imageHeight = 0] = (box.length === 4 ? box.slice(2) : [width, height]).map(Number.parseFloat);
  return imageWidth > 0 && imageHeight > 0
    ? { width: imageWidth, height: imageHeight }
    : 'has no size: it needs a viewBox';
}
