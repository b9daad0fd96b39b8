import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { runScript } from './run-script';

const check = (dataDir: string) =>
  runScript({ words: ['catalogue-check'], folder: resolve('.'), variables: { CATALOGUE_FILE: '', DATA_DIR: dataDir } });

test.each(['garden', 'pottery', 'bare'])('the check finds no fault in the shop %s', async (name) => {
  expect(await check(`tests/fixtures/${name}`)).toMatchObject({
    status: 0,
    said: expect.stringContaining('no problems'),
  });
});

test('the pictures and the document of the pottery lie in its own folder alone', () => {
  const names = readdirSync('tests/fixtures/pottery/uploads');
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => existsSync(`public/uploads/${name}`))).toEqual([]);
});
