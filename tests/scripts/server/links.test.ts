import promises, { mkdir, realpath, rename, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findFile } from '@/scripts/server/find-file';
import { serveFiles, stopServing } from '../served-folder';
import { watchOpenedFiles } from './opened-files';

afterEach(() => {
  jest.restoreAllMocks();
  return stopServing();
});

const TEXT = 'own '.repeat(1000);
const SITE = {
  '404.html': 'lost',
  'a.js': TEXT,
  'faq/index.html': TEXT,
  '../secret.txt': 'secret',
  '../outside/index.html': 'secret',
  '../outside/a.js': 'secret',
};

/** Links out of the folder, beside names that a server may look for by itself, and in place of files and folders. */
async function prepare(root: string): Promise<void> {
  const secret = join(root, '..', 'secret.txt');
  for (const name of [
    'a.js.br',
    'a.js.gz',
    'faq/index.html.br',
    'faq/index.html.gz',
    'faq.html',
    'leak.txt',
    'a.js.map',
  ]) {
    await symlink(secret, join(root, name));
  }
  await symlink(join(root, '..', 'outside'), join(root, 'dir'));
  await symlink('../outside', join(root, 'relative'));
  await symlink(join(root, 'dir'), join(root, 'twice'));
  await symlink(join(root, 'faq'), join(root, 'questions'));
  await symlink('loop', join(root, 'loop'));
}

test.each(['br', 'gzip', 'br, gzip', 'identity'])(
  'with %s the file itself is sent, and no link beside it',
  async (accepted) => {
    const { get } = await serveFiles(SITE, { prepare });
    for (const path of ['/a.js', '/faq/', '/faq/index.html', '/questions/']) {
      const answer = await get(path, { headers: { 'Accept-Encoding': accepted } });
      expect(answer).toMatchObject({ status: 200 });
      expect(answer.body).not.toContain('secret');
    }
    expect((await get('/questions/')).body).toBe(TEXT);
  },
);

test.each([
  '/a.js.br',
  '/a.js.gz',
  '/a.js.map',
  '/faq/index.html.br',
  '/faq/index.html.gz',
  '/faq.html',
  '/leak.txt',
  '/dir',
  '/dir/',
  '/dir/a.js',
  '/relative/a.js',
  '/twice/a.js',
  '/loop',
])('%s, which leads out of the folder, is not there', async (path) => {
  const { get } = await serveFiles(SITE, { prepare });
  const answer = await get(path, { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect(answer).toMatchObject({ status: 404, body: 'lost' });
});

test('a link set in place of a file once it was found changes nothing of what is sent', async () => {
  const { root: folder } = await serveFiles(SITE);
  const root = await realpath(folder);
  const found = await findFile(root, ['a.js']);
  if (!found || found === 'folder') throw new Error('not found');
  await rename(join(root, 'a.js'), join(root, 'b.js'));
  await symlink(join(root, '..', 'secret.txt'), join(root, 'a.js'));
  expect(await found.handle.readFile('utf8')).toBe(TEXT);
  await found.handle.close();
  expect(await findFile(root, ['a.js'])).toBeUndefined();
});

test('what swings between inside and outside is sent from inside or not at all', async () => {
  const { root: folder } = await serveFiles(SITE, {
    prepare: async (root) => {
      await mkdir(join(root, 'inside'));
      await writeFile(join(root, 'inside', 'a.js'), TEXT);
    },
  });
  const root = await realpath(folder);
  const swing = async (to: string) => {
    await symlink(to, join(root, 'next'));
    await rename(join(root, 'next'), join(root, 'swing'));
  };
  await swing(join(root, 'inside'));
  let isOver = false;
  const swinging = (async () => {
    for (let turn = 0; !isOver; turn += 1) await swing(turn % 2 ? join(root, 'inside') : join(root, '..', 'outside'));
  })();
  const seen = new Set<string | undefined>();
  for (let count = 0; count < 300 || seen.size === 0; count += 1) {
    const found = await findFile(root, ['swing', 'a.js']);
    if (!found || found === 'folder') continue;
    seen.add(await found.handle.readFile('utf8'));
    await found.handle.close();
  }
  isOver = true;
  await swinging;
  expect([...seen]).toEqual([TEXT]);
});

test('what is no file is not there', async () => {
  const { get, root } = await serveFiles(SITE);
  const socket = createServer();
  await new Promise<void>((resolve) => socket.listen(join(root, 'socket.js'), resolve));
  expect((await get('/socket.js')).status).toBe(404);
  await new Promise((resolve) => socket.close(resolve));
});

test('what was opened to be looked at is closed again', async () => {
  const { get } = await serveFiles(SITE, { prepare });
  const opened = watchOpenedFiles();
  for (const path of ['/a.js', '/faq', '/nothing', '/dir/', '/faq/', '/leak.txt', '/dir/a.js']) {
    await get(path, { method: 'HEAD' });
    await get(path, { headers: { Range: 'bytes=0-1' } });
    await get(path, { headers: { 'If-Modified-Since': new Date().toUTCString() } });
  }
  while (opened() > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(jest.mocked(promises.open).mock.calls.length).toBeGreaterThan(21);
});
