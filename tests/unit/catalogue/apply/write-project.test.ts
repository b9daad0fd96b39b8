import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { datesToWrite, writeProject } from '@/scripts/catalogue/apply/write-project';
import { row } from '@/tests/fixtures/catalogue';
import { testFolder } from '@/tests/fixtures/test-folder';

describe('writing files', () => {
  const { at, read } = testFolder({ 'old.json': 'old' });

  const write = (...names: string[]) => writeProject(names.map((name) => ({ file: at(name), content: 'new' })));
  const contents = () => readdirSync(at()).map((name) => [name, read(name)]);

  test('files are replaced and created, and no drafts are left', () => {
    write('old.json', 'added.json');
    expect(contents()).toEqual([
      ['added.json', 'new'],
      ['old.json', 'new'],
    ]);
  });

  test('nothing is replaced if a file cannot be written', () => {
    expect(() => write('old.json', 'added.json', 'old.json/c.json')).toThrow('old.json');
    expect(contents()).toEqual([['old.json', 'old']]);
  });

  test('replaced files are restored if a later file cannot be replaced', () => {
    mkdirSync(at('taken.json'));
    expect(() => write('old.json', 'added.json', 'taken.json')).toThrow();
    rmSync(at('taken.json'), { recursive: true });
    expect(contents()).toEqual([['old.json', 'old']]);
  });
});

describe('dates of products', () => {
  const { at, write } = testFolder();
  const [FIRST, LATER] = [new Date('2026-03-24T12:00:00Z'), new Date('2026-05-01T12:00:00Z')];
  const paths = () => ({ dataDir: at(), catalogueFile: at('catalogue.json') });
  const shirt = (id: string, price = 10) => row({ id, price });
  const dates = (now: Date, ...products: object[]) => datesToWrite(paths(), { clothing: { products } }, now);
  const datesIn = (text = '{}') =>
    Object.entries(JSON.parse(text) as Record<string, { date: string }>).map(([id, { date }]) => [id, date]);

  test('changed products have the current date; unchanged products keep theirs, and deleted products have none', () => {
    const [first] = dates(FIRST, shirt('a'), shirt('b'), shirt('c')).dates;
    expect(first?.file).toBe(at('lastmod.json'));
    write({ 'lastmod.json': first?.content ?? '' });
    const [later] = dates(LATER, shirt('a', 12), shirt('b')).dates;
    expect(datesIn(later?.content)).toEqual([
      ['a', '2026-05-01'],
      ['b', '2026-03-24'],
    ]);
  });

  test('nothing is written if no product changed', () => {
    write({ 'lastmod.json': dates(FIRST, shirt('a')).dates[0]?.content ?? '' });
    expect(dates(LATER, shirt('a'))).toEqual({ dates: [], problems: [] });
  });

  test('a catalogue outside the data folder has no dates', () => {
    const other = { dataDir: at(), catalogueFile: at('other.json') };
    expect(datesToWrite(other, { clothing: { products: [row()] } }, FIRST)).toEqual({ dates: [], problems: [] });
  });
});
