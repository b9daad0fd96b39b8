import { symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { serveFiles, stopServing } from '../served-folder';

afterEach(stopServing);

const SITE = {
  '404.html': 'lost',
  'a.js': 'own',
  '../secret.txt': 'secret',
  '../outside/index.html': 'secret',
  '../outside/a.js': 'secret',
};

async function prepare(root: string): Promise<void> {
  await symlink(join(root, '..', 'secret.txt'), join(root, 'leak.txt'));
  await symlink(join(root, '..', 'outside'), join(root, 'dir'));
  await symlink('../outside', join(root, 'relative'));
  await symlink(join(root, 'dir'), join(root, 'twice'));
  await symlink('loop', join(root, 'loop'));
}

test.each(['/leak.txt', '/dir', '/dir/', '/dir/a.js', '/relative/a.js', '/twice/a.js', '/loop'])(
  '%s, which is a link, is not there',
  async (path) => {
    const { get } = await serveFiles(SITE, { prepare });
    expect(await get(path)).toMatchObject({ status: 404, body: 'lost' });
    expect((await get('/a.js')).body).toBe('own');
  },
);

test('what is no file is not there', async () => {
  const { get, root } = await serveFiles(SITE);
  const socket = createServer();
  await new Promise<void>((resolve) => socket.listen(join(root, 'socket.js'), resolve));
  expect((await get('/socket.js')).status).toBe(404);
  await new Promise((resolve) => socket.close(resolve));
});
