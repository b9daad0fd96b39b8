import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { deriveTokens } from '@/lib/theme/derive-tokens';
import { DEFAULT_COLORS } from '@/lib/theme/token-rows';
import { checkData } from '@/scripts/catalogue/check-data';
import { signIcon, tabIcons } from '@/scripts/theme/icons';
import { readPlainDrawing } from '@/scripts/theme/plain-drawing';

const folder = mkdtempSync(join(tmpdir(), 'drawing-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'logo.svg');
const read = (text: string) => {
  writeFileSync(file, text);
  return readPlainDrawing(file);
};
const svg = (inner: string, head = 'viewBox="0 0 96 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inner}</svg>`;

test('a drawing has the shape of its box, or of its width and height', () => {
  expect(read(svg('<path d="M0 0h9v9Z"/>'))).toMatchObject({ width: 96, height: 32 });
  expect(read(svg('<g/>', 'width="40mm" height="20mm"'))).toMatchObject({ width: 40, height: 20 });
  expect(
    read(svg('<defs><linearGradient id="a"/></defs><style>.b{fill:url(#a)}</style><use href="#a"/>')),
  ).toMatchObject({ width: 96 });
});

test.each([
  [svg('<script>alert(1)</script>'), 'has <script>, which is more than a drawing'],
  [svg('<foreignObject/>'), 'has <foreignObject>'],
  [svg('<image href="data:image/png;base64,AA=="/>'), 'has <image>'],
  [svg('<text>Name</text>'), 'has letters of a font'],
  [svg('<path onclick="a()"/>'), 'has onclick, which is a script'],
  [svg('<use href="https://a.example.com/b.svg#c"/>'), 'leads to https://a.example.com/b.svg#c'],
  [svg('<a href="javascript:a()"/>'), 'leads to javascript:a()'],
  [svg('<path fill="url(https://a.example.com)"/>'), 'has fill with something from elsewhere'],
  [svg('<style>@import "a.css";</style>'), 'has a style with something from elsewhere'],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"/>', 'has a document type'],
  ['<html/>', 'is not an SVG drawing'],
  [svg('', ''), 'does not say how large it is'],
  [svg(`<path d="${'M0 0'.repeat(9000)}"/>`), 'at most 32 KB'],
])('%# is refused: %s', (text, reason) => {
  expect(read(text)).toEqual(expect.stringContaining(reason));
});

test('what is wrong with logo and icon of a data folder is said with their names', () => {
  writeFileSync(join(folder, 'theme.json'), '{ "logo": "mark.svg" }');
  writeFileSync(join(folder, 'icon.svg'), '<html/>');
  expect(checkData(folder).problems).toEqual([
    { file: join(folder, 'icon.svg'), message: 'is not an SVG drawing' },
    { file: `${folder}/theme.json`, field: 'logo', message: expect.stringContaining('mark.svg is not there') },
  ]);
});

test('illustrations and placeholders whose files do not exist are problems of their fields', () => {
  const data = mkdtempSync(join(folder, 'data-'));
  const write = (name: string, content: object) => writeFileSync(join(data, name), JSON.stringify(content));
  writeFileSync(join(data, 'own.svg'), svg('<g/>'));
  write('site.json', {
    pictures: { hero: '/own.svg', notFound: '/drawings/neutral/not-found.svg', icon: '/missing.svg' },
  });
  write('categories.json', [
    { key: 'a', placeholder: '/own.svg' },
    { key: 'b', placeholder: '/lost.svg' },
  ]);
  const message = (path: string) => `names ${path}, which is neither in the data folder nor in public/`;
  expect(checkData(data).problems).toEqual([
    { file: `${data}/site.json`, field: 'pictures.icon', message: message('/missing.svg') },
    { file: `${data}/categories.json`, field: '1.placeholder', message: message('/lost.svg') },
  ]);
});

test('an app icon is the sign, centered in its share of a square', () => {
  const { light } = deriveTokens(DEFAULT_COLORS);
  const icon = signIcon('M4 4H28V28H4Z', light, { side: 512, share: 0.5 });
  expect(icon).toContain('viewBox="0 0 512 512"');
  expect(icon).toContain('transform="translate(128 128) scale(8)"');
});

test('the icons of tabs are the sign in the colors of the shop, or the drawing that the folder has for it', async () => {
  rmSync(join(folder, 'icon.svg'));
  const { light } = deriveTokens({ ...DEFAULT_COLORS, accent: '#ffcc00', ink: '#102040' });
  const made = await tabIcons(folder, 'M4 4H28V28H4Z', light);
  expect(made['icon.svg']).toContain('#102040');
  expect(made['icon.svg']).toMatch(/#ffcc00|#fc0/);
  const ico = Buffer.from(made['favicon.ico'] ?? '');
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  const own = svg('<path d="M0 0h9v9Z"/>');
  writeFileSync(join(folder, 'icon.svg'), own);
  expect((await tabIcons(folder, 'M4 4H28V28H4Z', light))['icon.svg']).toBe(own);
});
