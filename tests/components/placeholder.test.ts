import { readFileSync } from 'node:fs';

const css = readFileSync('app/globals.css', 'utf8');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
const rule = /::placeholder \{([^}]*)\}/.exec(css)?.[1] ?? '';
const token = /color: var\((--[\w-]+)\)/.exec(rule)?.[1] ?? 'none';

/** The value of a token in a scheme; the dark one names those that differ. */
const hexOf = (name: string, scheme: string) =>
  [scheme, light].map((text) => new RegExp(`${name}: (#\\w{6});`).exec(text)?.[1]).find(Boolean) ?? '';

/** The relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const contrast = (a: string, b: string) => {
  const [dim = 0, bright = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (bright + 0.05) / (dim + 0.05);
};

test.each([
  ['light', light],
  ['dark', dark],
])('what stands in an empty field is as readable as a text in the %s scheme', (_, scheme) => {
  const ink = hexOf(token, scheme);
  for (const ground of ['--card', '--paper']) expect(contrast(ink, hexOf(ground, scheme))).toBeGreaterThanOrEqual(4.5);
});

test('no engine thins what stands in an empty field', () => {
  expect(rule).toContain('opacity: 1;');
});
