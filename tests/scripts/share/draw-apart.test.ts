import { drawApart } from '@/scripts/share/draw-apart';
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
const LONG = 'a'.repeat(40);

async function draw(sheets: Record<string, Sheet>): Promise<string[]> {
  const kept = new Map<string, string>();
  await drawApart(new Map(Object.entries(sheets)), (file, png) => kept.set(file, png.toString('base64')));
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
