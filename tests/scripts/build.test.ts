import { spawnSync } from 'node:child_process';
import { JITI_CLI, RUN_SCRIPT } from '@/scripts/jiti-cli';
import { SHOP } from '@/tests/fixtures/shops';

const build = (...words: string[]) => {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, DATA_DIR: SHOP.dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, [JITI_CLI, RUN_SCRIPT, 'build', ...words], {
    env,
    encoding: 'utf8',
  });
  return [status, stdout, stderr.trim()];
};

test('a part of the site that there is not is refused before anything is built', () => {
  expect(build('--only', 'store')).toEqual([1, '', expect.stringContaining("ONLY=store: must be 'admin' or 'shop'")]);
});

test('the admin alone is refused where nothing says at which address its store stands', () => {
  const sentence = 'The admin alone must know its store: set site in publish, in site.json of the data folder.';
  expect(build('--only', 'admin')).toEqual([1, '', sentence]);
});
