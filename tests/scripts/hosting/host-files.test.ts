/** @jest-environment node */
import { exportedHostFiles, keptHostFiles } from '@/scripts/hosting/files';
import { hostRules } from '@/scripts/hosting/rules';
import { readApache, readCloudflare, readCloudfront, readNginx, readVercel, runFunction } from './read-back';

const PLAIN = { basePath: '', hstsSeconds: 0 };
const STORE = { basePath: '/store', hstsSeconds: 31_536_000 };

const PATHS = [
  '/',
  '/clothing/',
  '/products/a-1/index.html',
  '/products/a-1/index.html.br',
  '/admin/',
  '/admin/products/index.html',
  '/admin/products/__next._tree.txt',
  '/adminx/',
  '/_next/static/chunks/a.js',
  '/_next/other.js',
  '/data/catalogue-0123.json',
  '/data/sitemap-1-0123.xml',
  '/data/current.json',
  '/artwork/a-1.svg',
  '/catalogue.json',
  '/robots.txt',
  '/404.html',
  '/x_txt',
];

function hostsOf(settings: typeof PLAIN) {
  const kept = keptHostFiles(settings);
  const { defaultCache } = hostRules(settings);
  const file = (name: string) => kept[name] ?? '';
  return {
    'Cloudflare and Netlify': readCloudflare(exportedHostFiles(settings), defaultCache),
    Vercel: readVercel(file('vercel.json'), defaultCache),
    nginx: readNginx(file('hosting/nginx.conf')),
    Apache: readApache(file('hosting/apache.htaccess')),
    CloudFront: readCloudfront(file('hosting/cloudfront-request.js'), file('hosting/cloudfront-response.js')),
  };
}

/** What the rules say about an address, read in the plainest way. */
function expectedHeaders(path: string, settings: typeof PLAIN) {
  const { headers, defaultCache } = hostRules(settings);
  const matches = (pattern: string) => {
    const [start = '', end = ''] = pattern.split('*');
    return path.startsWith(start) && path.endsWith(end) && path.length >= start.length + end.length;
  };
  const set = headers.filter((rule) => matches(rule.path)).flatMap((rule) => Object.entries(rule.headers));
  return Object.fromEntries([
    ['cache-control', defaultCache],
    ...set.map(([name, value]) => [name.toLowerCase(), value]),
  ]);
}

describe.each([
  ['at the root of a host', PLAIN],
  ['under /store, with HSTS', STORE],
])('%s', (_, settings) => {
  const hosts = Object.entries(hostsOf(settings));

  test.each(hosts)('%s is told the same headers for every address', (_host, { headersOf }) => {
    const paths = PATHS.map((path) => `${settings.basePath}${path}`);
    const read = Object.fromEntries(paths.map((path) => [path, headersOf(path)]));
    expect(read).toEqual(Object.fromEntries(paths.map((path) => [path, expectedHeaders(path, settings)])));
  });

  test.each(hosts)('%s leads an old address on and leaves others alone', (_host, { leadsTo }) => {
    const { basePath } = settings;
    expect(leadsTo(`${basePath}/tactical_gear/sprays/`)).toBe(`${basePath}/tactical-gears/sprays/`);
    expect(leadsTo(`${basePath}/category/tactical_gear/`)).toBeUndefined();
  });

  test.each(hosts)('%s leads on who writes one for many, and no page (row 44)', (_host, { leadsTo }) => {
    const { basePath } = settings;
    for (const written of ['clothing/jacket', 'clothing/jacket/', 'category/clothing/jackets/'])
      expect(leadsTo(`${basePath}/${written}`)).toBe(`${basePath}/clothing/jackets/`);
    for (const page of ['clothing/jackets/', 'clothing/', 'category/clothing/', 'brands/', 'clothing/page/2/'])
      expect(leadsTo(`${basePath}/${page}`)).toBeUndefined();
  });
});

describe('the rules', () => {
  const of = (path: string) => expectedHeaders(path, PLAIN);

  test('no page may stand in a frame, admin or store', () => {
    for (const path of ['/', '/admin/login/']) {
      expect(of(path)).toMatchObject({
        'content-security-policy': "frame-ancestors 'none'",
        'x-frame-options': 'DENY',
      });
    }
  });

  test('files named after their content are kept forever, pages are asked for again', () => {
    expect(of('/_next/static/chunks/a.js')['cache-control']).toContain('immutable');
    expect(of('/data/catalogue-0123.json')['cache-control']).toContain('immutable');
    expect(of('/data/current.json')['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(of('/clothing/')['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(of('/catalogue.json')['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('search engines are kept from the admin alone, where the only payloads are', () => {
    const kept = PATHS.filter((path) => of(path)['x-robots-tag'] === 'noindex');
    expect(kept).toEqual(PATHS.filter((path) => path.startsWith('/admin/')));
  });

  test('HSTS is sent only where it is chosen', () => {
    expect(of('/')).not.toHaveProperty('strict-transport-security');
    expect(expectedHeaders('/store/', STORE)['strict-transport-security']).toBe('max-age=31536000');
  });

  test('no address gets two values for one header', () => {
    const { headers } = hostRules(PLAIN);
    for (const path of PATHS) {
      const values = new Map<string, Set<string>>();
      for (const rule of headers) {
        const [start = '', end = ''] = rule.path.split('*');
        if (!path.startsWith(start) || !path.endsWith(end)) continue;
        for (const [name, value] of Object.entries(rule.headers)) {
          values.set(name, (values.get(name) ?? new Set()).add(value));
        }
      }
      expect([...values].filter(([, set]) => set.size > 1)).toEqual([]);
    }
  });
});

describe('compressed copies', () => {
  const { 'hosting/nginx.conf': nginx = '', 'hosting/apache.htaccess': apache = '' } = keptHostFiles(STORE);

  test('nginx sends those that stand there and names what may differ', () => {
    for (const line of ['gzip_static on;', 'gzip on;', 'gzip_vary on;']) expect(nginx).toContain(`\n  ${line}\n`);
    expect(nginx).toMatch(/^ {2}# brotli_static on;$/m);
  });

  /** What the lines for mod_rewrite make of an address, over a folder of files. */
  function sent(path: string, accepted: string, files: readonly string[]): string {
    const rule =
      /RewriteCond %\{HTTP:Accept-Encoding\} "(.+)"\n {2}RewriteCond "%\{REQUEST_FILENAME\}(.*)" -f\n {2}RewriteRule (\S+) "%\{REQUEST_URI\}(.*)" \[L\]/g;
    for (const [, encoding = '', file, pattern = '', added] of apache.matchAll(rule)) {
      const isMeant = new RegExp(pattern).test(path.slice(1)) && new RegExp(encoding).test(accepted);
      if (isMeant && files.includes(`${path}${file}`)) return `${path}${added}`;
    }
    return path;
  }

  test.each([
    ['/', 'gzip, deflate, br', '/index.html.br'],
    ['/faq/', 'gzip, deflate, br', '/faq/index.html.br'],
    ['/a.js', 'br', '/a.js.br'],
    ['/a.js', 'gzip', '/a.js.gz'],
    ['/a.js', 'br;q=0, gzip', '/a.js.gz'],
    ['/a.js', '', '/a.js'],
    ['/a.js', 'brotli', '/a.js'],
    ['/plain.js', 'gzip, br', '/plain.js'],
    ['/faq', 'gzip, br', '/faq'],
  ])('Apache answers %s for "%s" with %s', (path, accepted, expected) => {
    const files = ['/index.html', '/faq/index.html', '/a.js'].flatMap((name) => [`${name}.br`, `${name}.gz`]);
    expect(sent(path, accepted, files)).toBe(expected);
  });

  test('Apache says what the copies are', () => {
    for (const line of ['RemoveType .br .gz', 'RemoveLanguage .br', 'AddEncoding br .br', 'AddEncoding gzip .gz']) {
      expect(apache).toContain(`\n${line}\n`);
    }
    const vary = new RegExp(/<FilesMatch "(.+)">\n {2}Header merge Vary Accept-Encoding\n/.exec(apache)?.[1] ?? '$^');
    expect(['a.html', 'a.html.br', 'a.js.gz', 'a.webmanifest'].filter((name) => !vary.test(name))).toEqual([]);
    expect(['a.avif', 'a.woff2', 'a.tar.gz'].filter((name) => vary.test(name))).toEqual([]);
  });
});

describe('the function for requests to CloudFront', () => {
  const text = keptHostFiles(PLAIN)['hosting/cloudfront-request.js'] ?? '';
  const run = (uri: string, querystring = {}) => runFunction(text, { request: { uri, querystring, headers: {} } });

  test.each([
    ['/', '/index.html'],
    ['/clothing/', '/clothing/index.html'],
    ['/admin/index.txt', '/admin/index.txt'],
    ['/_next/static/a.js', '/_next/static/a.js'],
  ])('%s is the file %s', (uri, file) => {
    expect(run(uri).uri).toBe(file);
  });

  test('an address without its slash leads to the slash and keeps the query', () => {
    const query = {
      query: { value: 'boot' },
      size: { value: 'L', multiValue: [{ value: 'L' }, { value: 'XL' }] },
      x: { value: '' },
    };
    expect(run('/search', query)).toMatchObject({
      statusCode: 301,
      headers: { location: { value: '/search/?query=boot&size=L&size=XL&x' } },
    });
  });

  test('no address leads to another site', () => {
    expect(run('//example').headers.location?.value).toBe('/example/');
  });
});
