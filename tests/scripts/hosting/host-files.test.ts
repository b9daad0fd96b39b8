import { parse } from 'jsonc-parser';
import { exportedHostFiles, keptHostFiles } from '@/scripts/hosting/files';
import { MOST_RULES } from '@/scripts/hosting/headers-and-redirects';
import { hostRules } from '@/scripts/hosting/rules';
import { placeCommand } from '@/scripts/hosting/served-folder';
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
  '/drawings/a-1.svg',
  '/catalogue.json',
  '/robots.txt',
  '/404.html',
  '/x_txt',
];

/** Those of them that are named after their content. */
const HASHED = PATHS.filter((path) => /static|-0123/.test(path));
/** Those that are pictures. */
const PICTURES = PATHS.filter((path) => path.startsWith('/drawings/'));

/** Hosts whose rules cover an address whatever the answer is. */
const BY_ADDRESS = 'Cloudflare and Netlify';

function hostsOf(settings: typeof PLAIN) {
  const kept = keptHostFiles(settings);
  const { defaultCache } = hostRules(settings);
  const file = (name: string) => kept[name] ?? '';
  return {
    [BY_ADDRESS]: readCloudflare(
      exportedHostFiles(
        settings,
        PATHS.map((path) => path.slice(1)),
      ),
      defaultCache,
    ),
    Vercel: readVercel(file('vercel.json'), defaultCache),
    nginx: readNginx(file('hosting/nginx.conf')),
    Apache: readApache(file('hosting/apache.htaccess')),
    CloudFront: readCloudfront(file('hosting/cloudfront-request.js'), file('hosting/cloudfront-response.js')),
  };
}

const isFor = (path: string) => (rule: { path: string }) => {
  const [start = '', end = ''] = rule.path.split('*');
  return path.startsWith(start) && path.endsWith(end) && path.length >= start.length + end.length;
};

/** What the rules say about a file that is there, read in the plainest way. */
function expectedHeaders(path: string, settings: typeof PLAIN, host = '') {
  const { headers, caches, defaultCache } = hostRules(settings);
  const set = headers.filter(isFor(path)).flatMap((rule) => Object.entries(rule.headers));
  const kept = caches.find(isFor(path));
  return Object.fromEntries([
    ...set.map(([name, value]) => [name.toLowerCase(), value]),
    ['cache-control', (host === BY_ADDRESS ? kept?.withoutStatus : undefined) ?? kept?.value ?? defaultCache],
  ]);
}

describe.each([
  ['at the root of a host', PLAIN],
  ['under /store, with HSTS', STORE],
])('%s', (_, settings) => {
  const hosts = Object.entries(hostsOf(settings));

  const addressed = (paths: readonly string[]) => paths.map((path) => `${settings.basePath}${path}`);

  test.each(hosts)('%s is told the same headers for every file', (host, { headersOf }) => {
    const paths = addressed(PATHS);
    const read = Object.fromEntries(paths.map((path) => [path, headersOf(path, 200)]));
    expect(read).toEqual(Object.fromEntries(paths.map((path) => [path, expectedHeaders(path, settings, host)])));
  });

  test.each(hosts)('%s lets nobody keep what is missing (row 42)', (host, { headersOf }) => {
    const { defaultCache, missingCache } = hostRules(settings);
    const gone = addressed([...HASHED, ...PICTURES, '/clothing/', '/x']).map((path) =>
      path.replace(/-?0123|a\./, 'gone.'),
    );
    const said = new Set(gone.map((path) => headersOf(path, 404)['cache-control']));
    const byAddress = [defaultCache, 'public, max-age=600'];
    const expected = host === BY_ADDRESS ? byAddress : [host === 'CloudFront' ? undefined : missingCache];
    expect([...said].sort()).toEqual(expected);
  });

  test.each(hosts)('%s keeps for good what a browser asks for anew', (_host, { headersOf }) => {
    const again = addressed(HASHED).map((path) => headersOf(path, 304)['cache-control']);
    expect(new Set(again)).toEqual(new Set(['public, max-age=31536000, immutable']));
  });

  test.each(hosts)('%s leads another spelling of an address on and leaves others alone', (_host, { leadsTo }) => {
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

  test('where the admin has an origin of its own it asks the shop what it shows, and the shop says nothing of an admin', () => {
    const { headers } = hostRules({ ...PLAIN, only: 'shop' });
    expect(headers).toContainEqual({ path: '/catalogue.json', headers: { 'Access-Control-Allow-Origin': '*' } });
    expect(headers.filter(({ path }) => path.startsWith('/admin/'))).toEqual([]);
    expect(hostRules({ ...PLAIN, only: 'admin' })).toMatchObject({ headers: hostRules(PLAIN).headers, redirects: [] });
  });

  test('HSTS is sent only where it is chosen', () => {
    expect(of('/')).not.toHaveProperty('strict-transport-security');
    expect(expectedHeaders('/store/', STORE)['strict-transport-security']).toBe('max-age=31536000');
  });

  test('no address gets two values for one header', () => {
    const { headers, caches } = hostRules(PLAIN);
    const all = [...headers, ...caches.map(({ path, value }) => ({ path, headers: { 'Cache-Control': value } }))];
    for (const path of PATHS.filter((each) => !PICTURES.includes(each))) {
      const said = all
        .filter(isFor(path))
        .flatMap((rule) => Object.entries(rule.headers).map((header) => header.join()));
      const names = [...new Set(said)].map((header) => header.split(',', 1)[0]);
      expect(names).toEqual([...new Set(names)]);
    }
  });
});

test('a policy of its own for pictures says all that the one for every address says', () => {
  const { headers } = hostRules(PLAIN);
  const policies = headers.flatMap(({ path, headers: { 'Content-Security-Policy': policy } }) =>
    policy ? [{ path, policy }] : [],
  );
  const [all, ...own] = policies;
  expect(own.map(({ path }) => path).sort()).toEqual([
    '/drawings/*',
    '/icons/*',
    '/photographs/*',
    '/share/*',
    '/uploads/*',
  ]);
  for (const { policy } of own) expect(policy).toBe(`default-src 'none'; sandbox; ${all?.policy}`);
});

describe('_headers', () => {
  const chunks = Array.from({ length: 120 }, (_, index) => `_next/static/chunks/${index}.js`);
  const read = (paths: readonly string[]) => exportedHostFiles(PLAIN, paths)._headers ?? '';
  const addresses = (text: string) => text.split('\n').filter((line) => line.startsWith('/'));

  test('names no more rules than Cloudflare takes, the most asked for first', () => {
    const named = addresses(read(chunks)).filter((path) => path.endsWith('.js'));
    expect(addresses(read(chunks))).toHaveLength(MOST_RULES);
    expect(named).toEqual(chunks.slice(0, named.length).map((path) => `/${path}`));
  });

  test('has one rule for an address, of which Workers take the last alone', () => {
    const named = addresses(read(['drawings/a.svg', 'uploads/a.webp', 'products.ndjson']));
    expect(named).toContain('/drawings/*');
    expect(named).toEqual([...new Set(named)]);
  });

  test('says what lines of JSON are where they stand', () => {
    expect(read(['products.ndjson'])).toContain(
      '/products.ndjson\n  Content-Type: application/x-ndjson; charset=utf-8\n',
    );
  });

  test('names what is kept for good file by file, and nothing that is not', () => {
    const text = read(['index.html', 'data/current.json', 'data/catalogue-1.json', 'drawings/a.svg']);
    expect(addresses(text).filter((path) => !path.includes('*'))).toEqual(['/data/catalogue-1.json']);
    expect(text.match(/immutable/g)).toHaveLength(1);
  });
});

test('_redirects names patterns last: Cloudflare takes a hundred rules from the first of them on', () => {
  const rules = (exportedHostFiles(PLAIN, [])._redirects ?? '').split('\n').filter((line) => line.startsWith('/'));
  const first = rules.findIndex((rule) => rule.includes('*'));
  expect(first).toBeGreaterThan(0);
  expect(rules.slice(first).filter((rule) => !rule.includes('*'))).toEqual([]);
});

describe('wrangler.jsonc', () => {
  const read = (settings: typeof PLAIN) => parse(keptHostFiles(settings)['wrangler.jsonc'] ?? '');

  test('gives Workers the export, with its page for what is missing', () => {
    const assets = { directory: './out', html_handling: 'auto-trailing-slash', not_found_handling: '404-page' };
    expect(read(PLAIN)).toMatchObject({ name: 'security-plus', assets });
    // Pages would take the file for theirs.
    expect(read(PLAIN)).not.toHaveProperty('pages_build_output_dir');
  });

  test('below a base path both Cloudflare and Vercel get the folder that holds the export in its place', () => {
    const vercel = JSON.parse(keptHostFiles(STORE)['vercel.json'] ?? '');
    expect(read(STORE).assets.directory).toBe('./site');
    expect(vercel).toMatchObject({
      outputDirectory: 'site',
      buildCommand: `npm run build && ${placeCommand('/store')}`,
    });
  });
});

test('routes of Vercel are such as it takes: those for files that were found add headers alone', () => {
  const { routes, ...config } = JSON.parse(keptHostFiles(STORE)['vercel.json'] ?? '') as {
    routes: { handle?: string; src?: string; status?: number; dest?: string; continue?: boolean }[];
  };
  expect(routes.flatMap(({ handle }) => handle ?? [])).toEqual(['filesystem', 'hit', 'error']);
  const found = routes.slice(routes.findIndex(({ handle }) => handle === 'hit') + 1, -2);
  expect(found.filter((route) => !route.continue || route.status || route.dest)).toEqual([]);
  expect(routes.at(-1)).toMatchObject({ dest: '/store/404.html', status: 404 });
  // It refuses these beside routes.
  for (const key of ['headers', 'redirects', 'rewrites', 'cleanUrls', 'trailingSlash'])
    expect(config).not.toHaveProperty(key);
});

test.each([PLAIN, STORE])('a server of the owner is written over by no file: %#', (settings) => {
  const { 'hosting/nginx.conf': nginx = '', ...others } = keptHostFiles(settings);
  expect(nginx).not.toMatch(/^\s*(?:server|http|events|listen|server_name|root|ssl_\w+)\b/m);
  const apache = `${others['hosting/apache.conf']}${others['hosting/apache.htaccess']}`;
  expect(apache).not.toMatch(/^\s*(?:<VirtualHost|<Directory|Listen|ServerName|DocumentRoot|SSL\w+|Require)\b/m);
  // Below AllowOverride of shared hosting a line that is not allowed fails every address.
  expect(others['hosting/apache.htaccess']).not.toMatch(/^\s*(?:ServerSignature|TraceEnable|Options (?!-Indexes$))/m);
});

describe('compressed copies', () => {
  const { 'hosting/nginx.conf': nginx = '', 'hosting/apache.htaccess': apache = '' } = keptHostFiles(STORE);

  test('nginx sends those that stand there and names what may differ', () => {
    for (const line of ['gzip_static on;', 'gzip on;', 'gzip_proxied any;', 'gzip_vary on;'])
      expect(nginx).toContain(`\n${line}\n`);
    // A server without the module does not start with it.
    expect(nginx).not.toMatch(/^ *brotli/m);
  });

  test.each(['gzip_types', 'charset_types'])('nginx counts every type of text in (%s)', (directive) => {
    const types = new RegExp(`^${directive} (.+);$`, 'm').exec(nginx)?.[1]?.split(' ');
    expect(types).toEqual(
      expect.arrayContaining(['text/xml', 'text/markdown', 'application/x-ndjson', 'image/svg+xml']),
    );
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
