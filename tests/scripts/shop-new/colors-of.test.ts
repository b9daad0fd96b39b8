import { themeFault } from '@/lib/theme/theme-fault';
import { DEFAULT_COLORS } from '@/lib/theme/token-rows';
import { colorsOf, readableAccent, readColor } from '@/scripts/shop-new/colors-of';

test('the neutral accent gives ink and paper that are as dark and as quiet as the neutral ones', () => {
  const { accent, ink, paper } = colorsOf(DEFAULT_COLORS.accent);
  expect([accent, /^#[12]/.test(ink), /^#f/.test(paper)]).toEqual([DEFAULT_COLORS.accent, true, true]);
  expect(colorsOf('#808080')).toMatchObject({ ink: '#1d1d1d', paper: '#f4f4f4' });
});

test('with any color all can be read, or with the nearest that is offered in its place', () => {
  const parts = ['00', '80', 'ff'];
  const all = parts.flatMap((red) => parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)));
  const faults = all.map((color) => themeFault(colorsOf(color)));
  expect(new Set(faults.map((fault) => fault?.field))).toEqual(new Set([undefined, 'accent']));
  const refused = all.filter((_, index) => faults[index]);
  expect(refused.flatMap((color) => themeFault(colorsOf(readableAccent(color))) ?? [])).toEqual([]);
});

test.each([
  ['#0A7D5A', '#0a7d5a'],
  ['#0a8', '#00aa88'],
  ['navy', '#000080'],
  ['rgb(10 20 30)', '#0a141e'],
  ['mud', undefined],
])('%s is the color %s', (text, color) => {
  expect(readColor(text)).toBe(color);
});
