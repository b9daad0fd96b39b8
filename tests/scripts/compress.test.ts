import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from '@/scripts/compress/compress-folder';
import { pack } from '@/scripts/compress/pack';
import { testFolder } from '@/tests/fixtures/test-folder';

const { at, write } = testFolder();

const TEXT = 'a sentence of a page. '.repeat(200);

const names = () => (readdirSync(at(), { recursive: true }) as string[]).filter((name) => /\.\w+$/.test(name)).sort();
const bytesOf = (name: string) => readFileSync(at(name));

test('every text has two copies that unpack to it', async () => {
  const texts = [
    'index.html',
    'a.css',
    'a.js',
    'data/a.json',
    'a.svg',
    'a.xml',
    'a.txt',
    'manifest.webmanifest',
    'a.ndjson',
  ];
  write(Object.fromEntries(texts.map((name) => [name, `${name} ${TEXT}`])));
  await compressFolder(at());
  for (const name of texts) {
    expect(brotliDecompressSync(bytesOf(`${name}.br`)).toString()).toBe(`${name} ${TEXT}`);
    expect(gunzipSync(bytesOf(`${name}.gz`)).toString()).toBe(`${name} ${TEXT}`);
  }
  expect(names()).toHaveLength(texts.length * 3);
});

test('pictures, fonts, archives and what hosts read for themselves have none', async () => {
  const others = [
    'a.avif',
    'a.webp',
    'a.png',
    'a.woff2',
    'a.zip',
    'list.tar.gz',
    '_headers',
    '_redirects',
    '.htaccess',
  ];
  write({ 'index.html': TEXT, ...Object.fromEntries(others.map((name) => [name, TEXT])) });
  const { files } = await compressFolder(at());
  expect(files).toBe(1);
  expect(readdirSync(at()).sort()).toEqual(['index.html', 'index.html.br', 'index.html.gz', ...others].sort());
});

test('copies of what is gone, has become small or was never finished are removed', async () => {
  write({ 'index.html': TEXT, 'small.css': 'a{}', 'small.css.br': 'x', 'small.css.gz': 'x' });
  write({ 'gone.html.br': 'x', 'gone.html.gz': 'x', 'index.html.br.part': 'x' });
  expect(await compressFolder(at())).toMatchObject({ files: 1, left: 1, removed: 3 });
  expect(names()).toEqual(['index.html', 'index.html.br', 'index.html.gz', 'small.css']);
});

test('a changed file gets new copies, and another run changes nothing', async () => {
  write({ 'index.html': 'yesterday '.repeat(300) });
  await compressFolder(at());
  write({ 'index.html': TEXT });
  const summary = await compressFolder(at());
  const copies = () => ['index.html.br', 'index.html.gz'].map((name) => bytesOf(name).toString('hex'));
  const first = copies();
  expect(gunzipSync(bytesOf('index.html.gz')).toString()).toBe(TEXT);
  expect(await compressFolder(at())).toEqual(summary);
  expect(copies()).toEqual(first);
});

test('the sums are those of the files that have copies', async () => {
  write({ 'index.html': TEXT, 'a.css': 'a{}' });
  const copies = await pack(Buffer.from(TEXT));
  const [brotli, gzip] = [copies['.br']?.length, copies['.gz']?.length];
  expect(await compressFolder(at())).toEqual({ files: 1, left: 1, removed: 0, raw: TEXT.length, gzip, brotli });
});

test('bytes that do not get smaller are no copies', async () => {
  const noise = Buffer.from(Array.from({ length: 2000 }, (_, index) => (index * index * 7919) % 251));
  const packed = await pack(noise);
  for (const copy of Object.values(packed)) expect(copy?.length ?? 0).toBeLessThan(noise.length);
  expect(await pack(Buffer.from(TEXT.slice(0, 1399)))).toEqual({});
});

test('a folder without an export is refused with a sentence', async () => {
  await expect(compressFolder(at())).rejects.toThrow('run npm run build first');
  await expect(compressFolder(at('no-such'))).rejects.toThrow('There is no export in');
});

test('a file that cannot be written ends the run with its reason', async () => {
  write({ 'index.html': TEXT, 'a.css': TEXT, 'a.css.br/in-the-way': '' });
  await expect(compressFolder(at())).rejects.toThrow(/a\.css\.br/);
});

test('--help says what it does', () => {
  const { stdout, status } = spawnSync('npm', ['run', '--silent', 'compress', '--', '--help'], { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toContain('npm run compress -- [FOLDER]');
});
