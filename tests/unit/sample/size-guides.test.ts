import { SIZE_GUIDES } from '@/lib/catalogue/sizes/size-guides';

describe.each(SIZE_GUIDES.map((guide) => [guide.id, guide] as const))('the guide %s', (_, { steps, tables, note }) => {
  test('has instructions for measuring, and a note', () => {
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(note).toMatch(/\.$/);
  });

  test('has a cell for every column', () => {
    for (const { columns, rows } of tables) {
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter(({ label, cells }) => !label || cells.length !== columns.length - 1)).toEqual([]);
    }
  });

  test('has increasing values with larger sizes', () => {
    for (const { columns, rows } of tables) {
      for (let column = 0; column < columns.length - 1; column += 1) {
        const values = rows.map(({ cells }) => Number([cells[column]].flat()[0]));
        expect(values).toEqual([...values].sort((a, b) => a - b));
        expect(new Set(values).size).toBe(values.length);
      }
    }
  });
});
