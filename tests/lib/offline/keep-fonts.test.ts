/** @jest-environment jsdom */
import { FONTS, keepFonts } from '@/lib/offline/keep-fonts';
import { local } from '@/lib/storage/area';
import { readText } from '@/lib/storage/read';
import { writeText } from '@/lib/storage/write';

const load = jest.fn<Promise<unknown>, [string]>();
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  load.mockReset().mockResolvedValue([]);
  localStorage.clear();
  document.documentElement.style.setProperty('--font-body', '"text"');
});
afterEach(() => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined });
});

test('the font of texts is fetched, and the mark is set when it is there', async () => {
  keepFonts();
  expect(readText(local, FONTS)).toBeUndefined();
  await settled();
  expect(load.mock.calls).toEqual([['1em "text"']]);
  expect(readText(local, FONTS)).toBe('1');
});

test('a font that does not come leaves no mark', async () => {
  load.mockRejectedValue(new Error('no network'));
  keepFonts();
  await settled();
  expect(readText(local, FONTS)).toBeUndefined();
});

test('a browser that has it, or saves data, fetches none', () => {
  writeText(local, FONTS, '1');
  keepFonts();
  localStorage.clear();
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  keepFonts();
  expect(load).not.toHaveBeenCalled();
});
