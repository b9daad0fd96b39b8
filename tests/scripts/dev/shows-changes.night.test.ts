import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeWorkFolder } from '@/scripts/processes/work-folder';
import { freePort } from '@/scripts/server/free-port';
import { GARDEN } from '../../fixtures/shops';

const WORK = '.cache/dev-test';
/** Ends what hangs; it judges no speed. */
const PATIENCE_MS = 20 * 60_000;

let server: ChildProcess | undefined;
afterAll(() => {
  if (server?.pid) process.kill(-server.pid, 'SIGKILL');
});

test(
  'npm run dev shows a change of any file of the data folder, and says what is wrong with one that it does not show',
  async () => {
    await makeWorkFolder(process.cwd(), WORK, [GARDEN.dataDir]);
    const port = await freePort();
    let said = '';
    const env = { ...process.env, PORT: String(port), DATA_DIR: GARDEN.dataDir, CATALOGUE_FILE: '', BASE_PATH: '' };
    server = spawn('npm', ['run', 'dev'], { cwd: WORK, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (part: Buffer) => {
        said += part;
      });

    const edit = (name: string, from: string, to: string) => {
      const file = join(WORK, GARDEN.dataDir, name);
      const text = readFileSync(file, 'utf8');
      expect(text).toContain(from);
      writeFileSync(file, text.replace(from, to));
    };
    const ask = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' }).catch(() => undefined);
    const until = async (isDone: () => unknown) => {
      while (!(await isDone())) await new Promise((done) => setTimeout(done, 500));
    };
    const shows = (path: string, words: string) =>
      until(async () => (await (await ask(path))?.text())?.includes(words));
    const leads = (to: string) => until(async () => (await ask('/index.php'))?.headers.get('location')?.endsWith(to));

    await shows('/products/aoba-101/', '剪定鋏 200 mm');
    await leads('/brands/');
    // A file that changes while Next compiles a page for the first time is missed by Next.
    await shows('/', 'Spade &amp; Furrow');
    edit('catalogue.json', '剪定鋏 200 mm', 'Shears of steel');
    await shows('/products/aoba-101/', 'Shears of steel');
    edit('site.json', 'Spade & Furrow', 'Hoe and Row');
    await shows('/', 'Hoe and Row');
    const pages = await readdir(join(WORK, GARDEN.dataDir, 'pages'));
    const page = pages.find((name) => name.endsWith('.md')) ?? '';
    const address = `/${page.slice(0, -3)}/`;
    await shows(address, 'Hoe and Row');
    edit(join('pages', page), 'title: ', 'title: Hoes of ours and ');
    await shows(address, 'Hoes of ours and');
    writeFileSync(join(WORK, GARDEN.dataDir, 'home.json'), '[{ "show": "hero", "title": "Rows and rows" }]');
    await shows('/', 'Rows and rows');
    edit('redirects.json', '/brands/', '/brand/');
    await until(() => said.includes('the shop stays as it was until this is right'));
    expect(said).toContain('redirects.json: 1.to: "/brand/" is no page of this shop; the nearest is "/brands/"');
    await leads('/brands/');
    edit('redirects.json', '/brand/', '/faq/');
    await leads('/faq/');
  },
  PATIENCE_MS,
);
