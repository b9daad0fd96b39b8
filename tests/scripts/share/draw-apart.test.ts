import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawApart } from '@/scripts/share/draw-apart';
import { openSheets } from '@/scripts/share/open-sheets';
import type { Sheet } from '@/scripts/share/sheet';

const sheet: Sheet = {
  store: 'Store',
  mark: 'M4 4h24v24H4Z',
  section: 'Tools',
  over: 'Maker',
  title: 'Shears',
  facts: [],
  figure: '$12.99',
  drawings: [],
};
const folder = mkdtempSync(join(tmpdir(), 'share-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { render } = openSheets(folder);

const LONG = 'a'.repeat(40);

async function draw(sheets: Record<string, Sheet>): Promise<string[]> {
  const kept = new Map<string, string>();
  await drawApart(new Map(Object.entries(sheets)), render, (file, png) => kept.set(file, png.toString('base64')));
  return Object.keys(sheets).map((file) => kept.get(file) ?? '');
}

test('goods that would look the same are drawn with their ids, all others without', async () => {
  // No face of the sheet has these letters, so that both names are nothing to it.
  const twins = { '/share/a-1.png': { ...sheet, title: '剪定鋏' }, '/share/a-2.png': { ...sheet, title: '芽切鋏' } };
  const [alone] = await draw({ '/share/b-1.png': sheet });
  const [other, first, second] = await draw({ '/share/b-1.png': sheet, ...twins });
  expect(other).toBe(alone);
  expect(first).not.toBe(second);
});

test('long ids are told apart by their ends', async () => {
  const [first, second] = await draw({ [`/share/${LONG}-1.png`]: sheet, [`/share/${LONG}-2.png`]: sheet });
  expect(first).not.toBe(second);
});

test('what is alike on paper is not drawn before its id is on it, and a second run draws nothing', async () => {
  const twins = new Map(['/share/c-1.png', '/share/c-2.png'].map((file) => [file, { ...sheet, title: 'Twins' }]));
  const count = () => drawApart(twins, render, () => undefined);
  expect(await count()).toEqual({ drawn: 2 });
  expect(await count()).toEqual({ drawn: 0 });
});
