import { drawSheet, type Sheet } from '@/scripts/share/sheet';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600"><title>a cap</title><defs><linearGradient id="left"/></defs><path fill="url(#left)" d="M0 0"/><use href="#left"/></svg>';
const sheet: Sheet = {
  store: 'Store',
  mark: 'M4 4h24v24H4Z',
  section: 'Accessories / Caps',
  over: 'Maker',
  title: 'A cap',
  facts: Array.from({ length: 30 }, (_, index) => ({ label: `Fact ${index}`, value: 'x'.repeat(300) })),
  figure: '$12.99',
  drawings: [drawing],
};
const idsOf = (svg: string) => [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);

test('a sheet asks for no font and no file', () => {
  const svg = drawSheet(sheet);
  expect(svg).not.toMatch(/<text|<image|font|https?:(?!\/\/www\.w3\.org\/2000\/svg)|NaN|undefined/);
});

test('the same sheet is the same picture', () => {
  expect(drawSheet(sheet)).toBe(drawSheet({ ...sheet }));
});

test('drawings beside each other keep their own gradients', () => {
  const svg = drawSheet({ ...sheet, drawings: [drawing, drawing, drawing, drawing, drawing] });
  const ids = idsOf(svg);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
  const used = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id);
  expect(new Set(used)).toEqual(new Set(ids));
});

test('signs of markup in a text draw letters and nothing else', () => {
  const svg = drawSheet({ ...sheet, title: '</svg><script>alert(1)</script>', store: '"&<>' });
  expect(svg.match(/<\/svg>/g)).toHaveLength(2);
  expect(svg).not.toContain('<script');
});
