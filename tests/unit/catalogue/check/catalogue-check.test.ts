import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { testFolder } from '@/tests/fixtures/test-folder';
import { runScript } from '../../../fixtures/run-script';

const check = (dataDir: string) =>
  runScript({ args: ['catalogue-check'], folder: resolve('.'), variables: { CATALOGUE_FILE: '', DATA_DIR: dataDir } });

test.each(['garden', 'pottery', 'bare'])('the check finds no problem in the shop %s', async (name) => {
  expect(await check(`tests/fixtures/${name}`)).toMatchObject({
    status: 0,
    output: expect.stringContaining('no problems'),
  });
});

test('only the folder of the pottery has its pictures and its document', () => {
  const names = readdirSync('tests/fixtures/pottery/uploads');
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => existsSync(`public/uploads/${name}`))).toEqual([]);
});

describe('a shop with files that are not JSON', () => {
  const folder = testFolder({ 'catalogue.json': '{bad', 'site.json': '{ "name": "A" "x" }', 'faq.json': '[1,]' });

  test('has one problem for each file in one run', async () => {
    const { status, output } = await check(folder.at());
    const files = ['catalogue', 'site', 'faq'].filter((name) => output.includes(`${name}.json: line 1, column`));
    expect([status, files]).toEqual([1, ['catalogue', 'site', 'faq']]);
  });
});
