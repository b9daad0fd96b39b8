import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { listFiles } from '@/scripts/build/export-files';
import { hostFiles, MAX_RULES, placeCommand, servedFolder } from '@/scripts/build/hosting/host-files';
import { hostRules } from '@/scripts/build/hosting/host-rules';
import { testFolder } from '@/tests/fixtures/test-folder';
import { DEFAULT_CACHE, readCloudflare, readVercel } from './read-host-files';

const PLAIN = { basePath: '', hstsSeconds: 0 };
const STORE = { basePath: '/store', hstsSeconds: 31_536_000 };
const YEAR = 'public, max-age=31536000, immutable';

const PATHS = [
  ...['/', '/clothing/', '/products/a-1/index.html', '/admin/', '/admin/products/__next._tree.txt', '/adminx/'],
  ...['/_next/static/chunks/a.js', '/_next/other.js'],
  ...['/data/index.json', '/drawings/a-1.svg', '/catalogue.json', '/robots.txt', '/404.html', '/x_txt'],
];
const HASHED = PATHS.filter((path) => path.startsWith('/_next/static/'));

function hostsOf(settings: typeof PLAIN) {
  const files = hostFiles(
    settings,
    PATHS.map((path) => path.slice(1)),
  );
  return {
    'Cloudflare and Netlify': readCloudflare(files._headers, files._redirects),
    Vercel: readVercel(files['vercel.json']),
  };
}

const isFor = (path: string) => (rule: { path: string }) => {
  const [start = '', end = ''] = rule.path.split('*');
  return rule.path.includes('*') ? path.startsWith(start) && path.endsWith(end) : path === rule.path;
};

/** The headers of the rules for an existing file. */
function expectedHeaders(path: string, settings: typeof PLAIN, host = '') {
  const { headers, caches } = hostRules(settings);
  const values = headers.filter(isFor(path)).flatMap((rule) => Object.entries(rule.headers));
  const cache = caches.find(isFor(path));
  const withoutStatus = host === 'Vercel' ? undefined : cache?.valueForAllStatuses;
  return Object.fromEntries([
    ...values.map(([name, value]) => [name.toLowerCase(), value]),
    ['cache-control', withoutStatus ?? cache?.value ?? DEFAULT_CACHE],
  ]);
}

describe.each([
  ['at the root of a host', PLAIN],
  ['below /store, with HSTS', STORE],
])('%s', (_, settings) => {
  const hosts = Object.entries(hostsOf(settings));
  const { basePath } = settings;

  test.each(hosts)('%s sends the headers of the rules for every file', (host, { headersOf }) => {
    for (const path of PATHS.map((file) => basePath + file))
      expect([path, headersOf(path, 200)]).toEqual([path, expectedHeaders(path, settings, host)]);
  });

  test.each(hosts)('%s caches no missing file for longer than ten minutes', (host, { headersOf }) => {
    const missing = ['/_next/static/chunks/gone.js', '/drawings/gone.svg', '/x'];
    const values = missing.map((path) => headersOf(basePath + path, 404)['cache-control']);
    const expected = host === 'Vercel' ? ['no-store'] : [DEFAULT_CACHE, 'public, max-age=600'];
    expect([...new Set(values)]).toEqual(expected);
  });

  test.each(hosts)('%s redirects other spellings of a listing, and no page', (_host, { redirectOf }) => {
    for (const path of ['/clothing/jacket', '/clothing/jacket/', '/category/clothing/jackets/'])
      expect(redirectOf(basePath + path)).toBe(`${basePath}/clothing/jackets/`);
    expect(redirectOf(`${basePath}/tactical_gear/sprays/`)).toBe(`${basePath}/tactical-gears/sprays/`);
    for (const path of ['/clothing/jackets/', '/clothing/', '/category/clothing/', '/brands/', '/clothing/page/2/'])
      expect(redirectOf(basePath + path)).toBeUndefined();
  });
});

describe('the rules', () => {
  const of = (path: string) => expectedHeaders(path, PLAIN);

  test('no page can be framed, only the admin is noindex, and only files with a hash are cached for a year', () => {
    for (const path of ['/', '/admin/login/'])
      expect(of(path)).toMatchObject({
        'content-security-policy': "frame-ancestors 'none'",
        'x-frame-options': 'DENY',
      });
    const noindex = PATHS.filter((path) => of(path)['x-robots-tag'] === 'noindex');
    expect(noindex).toEqual(PATHS.filter((path) => path.startsWith('/admin/')));
    expect(PATHS.filter((path) => of(path)['cache-control'] === YEAR)).toEqual(HASHED);
    expect(of('/data/index.json')['cache-control']).toBe(DEFAULT_CACHE);
  });

  test('HSTS is sent only if the owner turns it on', () => {
    expect(of('/')).not.toHaveProperty('strict-transport-security');
    expect(expectedHeaders('/store/', STORE)['strict-transport-security']).toBe('max-age=31536000');
  });

  test('the policy of pictures includes the policy of all files and allows nothing else', () => {
    const { headers } = hostRules(PLAIN);
    const folders = ['/drawings/*', '/icons/*', '/photographs/*', '/share/*', '/uploads/*'];
    const pictures = headers.filter(({ path }) => folders.includes(path));
    expect(pictures.map(({ path }) => path)).toEqual(folders);
    for (const { headers: values } of pictures)
      expect(values).toEqual({ 'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'" });
  });
});

describe('_headers', () => {
  const chunks = Array.from({ length: 120 }, (_, index) => `_next/static/chunks/${index}.js`);
  const addresses = (paths: readonly string[]) =>
    hostFiles(PLAIN, paths)
      ._headers.split('\n')
      .filter((line) => line.startsWith('/'));

  test('has at most as many rules as Cloudflare accepts, the most requested files first', () => {
    const scripts = addresses(chunks).filter((path) => path.endsWith('.js'));
    expect(addresses(chunks)).toHaveLength(MAX_RULES);
    expect(scripts).toEqual(chunks.slice(0, scripts.length).map((path) => `/${path}`));
  });

  test('has one rule per pattern, and one for each file that is cached for a year', () => {
    const named = addresses(['drawings/a.svg', 'uploads/a.webp', 'index.html', 'data/index.json', '_next/static/a.js']);
    expect(named).toContain('/drawings/*');
    expect(named).toEqual([...new Set(named)]);
    expect(named.filter((path) => !path.includes('*'))).toEqual(['/_next/static/a.js']);
  });
});

test('_redirects has patterns last', () => {
  const rules = hostFiles(PLAIN, [])._redirects.split('\n').filter(Boolean);
  const first = rules.findIndex((rule) => rule.includes('*'));
  expect(first).toBeGreaterThan(0);
  expect(rules.slice(first).filter((rule) => !rule.includes('*'))).toEqual([]);
});

describe('vercel.json', () => {
  const config = JSON.parse(hostFiles(STORE, [])['vercel.json']);

  test('below a base path Vercel serves a folder that contains the export', () => {
    expect(config).toMatchObject({
      outputDirectory: 'site',
      buildCommand: `npm run build && ${placeCommand('/store')}`,
    });
  });

  test('routes for files that exist only add headers, and the last route returns the 404 page', () => {
    const { routes } = config;
    expect(routes.flatMap(({ handle }: { handle?: string }) => handle ?? [])).toEqual(['filesystem', 'hit', 'error']);
    const hit = routes.findIndex(({ handle }: { handle?: string }) => handle === 'hit');
    for (const route of routes.slice(hit + 1, -2)) expect(Object.keys(route)).toEqual(['src', 'headers', 'continue']);
    expect(routes.at(-1)).toMatchObject({ dest: '/store/404.html', status: 404 });
  });
});

describe('the folder that a host serves', () => {
  const FILES = ['index.html', '404.html', '_headers', '_redirects', 'vercel.json', 'faq/index.html'];

  const { at, write } = testFolder(Object.fromEntries(FILES.map((path) => [`out/${path}`, path])));
  const filesIn = (name: string) => listFiles(at(name)).map(({ path }) => path);

  test('below a base path it has the export below it and the files for hosts at its root', () => {
    execSync(placeCommand('/store'), { cwd: at() });
    expect(servedFolder('/store')).toBe('site');
    expect(filesIn('site')).toEqual([
      ...['404.html', '_headers', '_redirects', 'store/404.html', 'store/faq/index.html', 'store/index.html'],
      'vercel.json',
    ]);
  });

  test('the command removes an older folder, and accepts a base path of two segments', () => {
    write({ 'site/old.html': '' });
    execSync(placeCommand('/a/b'), { cwd: at() });
    expect(filesIn('site')).toContain('a/b/faq/index.html');
    expect(filesIn('site')).not.toContain('old.html');
  });

  test('docs/deploying.md contains the command', () => {
    expect(readFileSync('docs/deploying.md', 'utf8')).toContain(`\n${placeCommand('/store')}\n`);
  });
});
