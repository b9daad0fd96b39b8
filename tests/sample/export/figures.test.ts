import { readFileSync } from 'node:fs';
import { readFigures, withFigures } from '@/scripts/figures/figures-table';
import { measureExport } from '@/scripts/figures/measure-export';
import { OUT } from '@/tests/export/site';

const measured = measureExport(OUT);
const page = readFileSync('docs/deploy.md', 'utf8');

test('the figures in the documents are those of the export, to five in a hundred (npm run figures)', () => {
  const written = readFigures(page);
  const old = [...measured].filter(([name, figure]) => Math.abs((written.get(name) ?? 0) / figure - 1) > 0.05);
  expect(old.map(([name, figure]) => `${name}: ${figure}, not ${written.get(name)}`)).toEqual([]);
  expect([...written.keys()]).toEqual([...measured.keys()]);
});

test('what npm run figures writes is read back', () => {
  const figures = new Map([...measured].map(([name, figure]) => [name, Math.round(figure * 2)]));
  expect(readFigures(withFigures(page, figures))).toEqual(figures);
});
