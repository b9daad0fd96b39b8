import { Parser } from 'htmlparser2';

type Size = { width: number; height: number };

const ELEMENTS =
  /^(?:svg|g|a|path|rect|circle|ellipse|line|polyline|polygon|defs|use|symbol|title|desc|metadata|style|stop|mask|pattern|filter|clipPath|marker|(?:linear|radial)Gradient|fe(?!Image$)\w+|(?:sodipodi|inkscape|rdf|cc|dc):.*)$/;
const LEADS_OUT = /url\(\s*["']?(?!["']?#)|@import|@font-face|expression\(/i;

/** The size of an SVG text that draws and does nothing else: no script, no picture or font from elsewhere. A text says why it is refused. */
export function plainDrawingSize(svg: string): Size | string {
  const faults: string[] = [];
  let size: Size | undefined;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1;
        if (depth === 1 && name !== 'svg') faults.push('is not an SVG drawing');
        if (depth === 1) size = sizeOf(attributes);
        if (name === 'text' || name === 'tspan')
          faults.push('has letters of a font, which others may not have: turn them into paths');
        else if (!ELEMENTS.test(name)) faults.push(`has <${name}>, which is more than a drawing`);
        for (const [key, value] of Object.entries(attributes)) {
          if (/^on/i.test(key)) faults.push(`has ${key}, which is a script`);
          if (/(?:^|:)href$/i.test(key) && !value.startsWith('#'))
            faults.push(`leads to ${value.slice(0, 40)}: everything must be in the file`);
          if (LEADS_OUT.test(value))
            faults.push(`has ${key} with something from elsewhere: everything must be in the file`);
        }
      },
      ontext: (text) => {
        if (LEADS_OUT.test(text))
          faults.push('has a style with something from elsewhere: everything must be in the file');
      },
      onclosetag: () => {
        depth -= 1;
      },
      onprocessinginstruction: (_, data) => {
        if (/^!doctype[^>]*\[|^\?xml-stylesheet/i.test(data))
          faults.push('has a document type or style sheet of its own: save it as a plain SVG');
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  if (faults[0]) return faults[0];
  return size ?? 'does not say how large it is: it needs a viewBox';
}

/** The size by which a drawing has its shape: of its viewBox, or of its width and height. */
function sizeOf({ viewBox = '', width = '', height = '' }: Record<string, string>): Size | undefined {
  const box = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [wide = 0, high = 0] = box.length === 4 ? box.slice(2) : [Number.parseFloat(width), Number.parseFloat(height)];
  return wide > 0 && high > 0 ? { width: wide, height: high } : undefined;
}
