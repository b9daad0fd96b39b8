import { fit, measure, outline, wrap } from '@/scripts/share/typeset';

const box = { sizes: [60, 40], width: 300, most: 3 };

test('a line is outlines of numbers only', () => {
  const data = outline({ text: 'Security Plus: 5.11 & Größe 12½″ — “Ł”', size: 36 }, 110, 51);
  expect(data).toMatch(/^(?:[MLQC][-\d. ]+|Z)+$/);
});

test('letters that no face has are left out', () => {
  expect(outline({ text: '中文 \u0000\u202e', size: 36 }, 0, 0)).toBe(outline({ text: ' ', size: 36 }, 0, 0));
  expect(measure({ text: 'A中B', size: 36 })).toBeCloseTo(
    measure({ text: 'A', size: 36 }) + measure({ text: 'B', size: 36 }),
    0,
  );
});

test('a line grows with its letters, size and tracking', () => {
  const width = measure({ text: 'Boots', size: 40 });
  expect(measure({ text: 'Boots, black', size: 40 })).toBeGreaterThan(width);
  expect(measure({ text: 'Boots', size: 80 })).toBeCloseTo(2 * width);
  expect(measure({ text: 'Boots', size: 40, tracking: 0.1 })).toBeGreaterThan(width);
});

test('a text that is too long is cut to the width, with a sign that it was', () => {
  const cut = fit({ text: 'Black Eagle Tactical 2.0 GTX High Side Zip', size: 40 }, 300);
  expect(cut).toMatch(/^Black Eagle.*…$/);
  expect(measure({ text: cut, size: 40 })).toBeLessThanOrEqual(300);
  expect(fit({ text: 'Boots', size: 40 }, 300)).toBe('Boots');
});

test.each([
  ['Boots', 60, 1],
  ['Black Eagle Boots', 60, 2],
  ['Black Eagle Tactical Boots', 40, 2],
  ['Black Eagle Tactical Boots with a side zip and a toe cap', 40, 3],
])('%s is set in size %d on %d lines', (text, size, count) => {
  const set = wrap(text, box);
  expect(set.lines.join(' ')).toBe(text);
  expect([set.size, set.lines.length]).toEqual([size, count]);
});

test('no line is wider than its column, whatever the words', () => {
  for (const text of ['x'.repeat(200), `a ${'y'.repeat(80)} b`, 'word '.repeat(40), '']) {
    const { size, lines } = wrap(text, box);
    expect(lines.length).toBeLessThanOrEqual(box.most);
    expect(lines.filter((line) => measure({ text: line, size }) > box.width)).toEqual([]);
  }
});
