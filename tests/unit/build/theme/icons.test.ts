import sharp from 'sharp';
import { toTheme } from '@/lib/site/theme/theme-schema';
import { faviconFiles, markIcon, readSafeSvg } from '@/scripts/build/theme/icons';
import { checkData } from '@/scripts/catalogue/check-shop';
import { testFolder } from '@/tests/fixtures/test-folder';

const { at, write } = testFolder();
const read = (text: string) => {
  write({ 'logo.svg': text });
  return readSafeSvg(at('logo.svg'));
};
const svg = (inner: string, attributes = 'viewBox="0 0 96 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

test.each([
  [svg('<path d="M0 0h9v9Z"/>'), { width: 96, height: 32 }],
  [svg('<g/>', 'width="40mm" height="20mm"'), { width: 40, height: 20 }],
  [svg('', 'width="100%" viewBox="0,0,48.4,24"'), { width: 48.4, height: 24 }],
  [`<?xml version="1.0"?><!DOCTYPE svg>${svg('<style>.b{fill:url(#a)}</style><use href="#a"/>')}`, { width: 96 }],
])('%s is accepted', (text, size) => {
  expect(read(text)).toMatchObject(size);
});

test.each([
  ['', 'is not an SVG drawing'],
  [`<div>${svg('')}</div>`, 'is not an SVG drawing'],
  [svg('', ''), 'has no size'],
  [svg(`<path d="${'M0 0'.repeat(9000)}"/>`), 'at most 32 KB'],
  [svg('<script>alert(1)</script>'), 'has <script>'],
  [svg('<svg:script/>'), 'has <svg:script>'],
  [svg('<SCRIPT/>'), 'has <SCRIPT>'],
  [svg('<foreignObject/>'), 'has <foreignObject>'],
  [svg('<image href="data:image/png;base64,AA=="/>'), 'has <image>'],
  [svg('<text>Name</text>'), 'has <text>: turn text and pictures into paths'],
  [svg('<path onclick="a()"/>'), 'has onclick, which is a script'],
  [svg('<use xlink:href="other.svg#a"/>'), 'has xlink:href="other.svg#a"'],
  [svg('<a href="java&#115;cript:a()"/>'), 'has href="javascript:a()"'],
  [svg('<path fill="url(https://a.example.com)"/>'), 'has fill="url(https://a.example.com)"'],
  [svg('<style>@import "a.css";</style>'), 'has a style that loads another file'],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, 'has a document type'],
  [`<?xml-stylesheet href="a.css"?>${svg('')}`, 'has a document type or style sheet'],
])('%j is rejected', (text, reason) => {
  expect(read(text)).toEqual(expect.stringContaining(reason));
});

test('problems of logo and icon have the names of their files', () => {
  write({ 'theme.json': '{ "logo": "mark.svg" }', 'icon.svg': '<html/>' });
  expect(checkData(at()).problems).toEqual([
    { file: at('icon.svg'), message: 'is not an SVG drawing' },
    { file: at('theme.json'), field: 'logo', message: expect.stringContaining('mark.svg does not exist') },
  ]);
});

test('missing files of illustrations and placeholders are problems of their fields', () => {
  const pictures = { hero: '/used.svg', notFound: '/drawings/neutral/not-found.svg', icon: '/missing.svg' };
  const placeholders = ['/used.svg', '/lost.svg'];
  write({
    'used.svg': svg('<g/>'),
    'site.json': JSON.stringify({ pictures }),
    'categories.json': JSON.stringify(placeholders.map((placeholder, index) => ({ key: `a${index}`, placeholder }))),
  });
  const message = (path: string) => `names ${path}, which is neither in the data folder nor in public/`;
  expect(checkData(at()).problems).toEqual([
    { file: at('site.json'), field: 'pictures.icon', message: message('/missing.svg') },
    { file: at('categories.json'), field: '1.placeholder', message: message('/lost.svg') },
  ]);
});

test('an app icon is the mark, centered in its share of a square', () => {
  const icon = markIcon('M4 4H28V28H4Z', toTheme(null).colors, { side: 512, share: 0.5 });
  expect(icon).toContain('viewBox="0 0 512 512"');
  expect(icon).toContain('transform="translate(128 128) scale(8)"');
});

test('the icons of tabs are the mark in the colors of the shop, or icon.svg of the data folder', async () => {
  const { colors } = toTheme({ colors: { accent: '#ffcc00', ink: '#102040' } });
  const icons = await faviconFiles(at(), 'M4 4H28V28H4Z', colors);
  expect(icons['icon.svg']).toContain('#102040');
  expect(icons['icon.svg']).toMatch(/#ffcc00|#fc0/);
  const ico = Buffer.from(icons['favicon.ico'] ?? '');
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  const drawing = svg('<path d="M0 0h9v9Z"/>');
  write({ 'icon.svg': drawing });
  expect((await faviconFiles(at(), 'M4 4H28V28H4Z', colors))['icon.svg']).toBe(drawing);
});
