import { plainDrawingSize } from '@/lib/site/plain-drawing-size';

const svg = (content = '', attributes = 'width="24" height="12px"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

test.each([
  [svg(), { width: 24, height: 12 }],
  [`<?xml version="1.0"?><!DOCTYPE svg>${svg()}`, { width: 24, height: 12 }],
  [svg('', 'viewBox="0 0 48.4 24"'), { width: 48.4, height: 24 }],
  [svg('', 'width="100%" height="100%" viewBox="0,0,48,24"'), { width: 48, height: 24 }],
  [svg('<style>.a{fill:url(#b)}</style><use href="#c"/>'), { width: 24, height: 12 }],
])('%s is a drawing', (text, size) => {
  expect(plainDrawingSize(text)).toEqual(size);
});

test.each([
  '',
  'a drawing',
  '<html></html>',
  `<div>${svg()}</div>`,
  svg('', ''),
  svg('<script>alert(1)</script>'),
  svg('<svg:script/>'),
  svg('<SCRIPT/>'),
  svg('<foreignObject><p/></foreignObject>'),
  svg('<path onload="alert(1)"/>'),
  svg('<a href="javascript:alert(1)"><path/></a>'),
  svg('<a href="java&#115;cript:alert(1)"><path/></a>'),
  svg('<image href="https://e.example/a.png"/>'),
  svg('<use xlink:href="other.svg#a"/>'),
  svg('<image href="data:image/png;base64,AA"/>'),
  svg('<style>@import "a.css"</style>'),
  svg('<path style="fill:url(https://e.example/a)"/>'),
  `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`,
  `<?xml-stylesheet href="a.css"?>${svg()}`,
])('%j is no plain drawing', (text) => {
  expect(typeof plainDrawingSize(text)).toBe('string');
});
