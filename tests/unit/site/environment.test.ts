import { readEnvironment } from '@/lib/site/environment';

const errorOf = (env: Record<string, string>) => {
  try {
    readEnvironment(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('without variables the settings have defaults', () => {
  expect(readEnvironment({})).toEqual({
    siteUrl: 'http://localhost:4173',
    isSiteUrlGiven: false,
    basePath: '',
    dataDir: 'data',
    catalogueFile: 'data/catalogue.json',
    hstsSeconds: 0,
  });
});

test('HSTS_SECONDS is a whole number', () => {
  expect(readEnvironment({ HSTS_SECONDS: '31536000' }).hstsSeconds).toBe(31_536_000);
  for (const HSTS_SECONDS of ['a year', '-1', '1.5', '1; preload'])
    expect(errorOf({ HSTS_SECONDS })).toContain('must be a whole number of seconds');
});

test('an empty variable counts as not set', () => {
  expect(readEnvironment({ SITE_URL: '', BASE_PATH: '', CATALOGUE_FILE: '' })).toEqual(readEnvironment({}));
});

test('SITE_URL is an origin', () => {
  expect(readEnvironment({ SITE_URL: 'https://www.example.com/' }).siteUrl).toBe('https://www.example.com');
  for (const SITE_URL of ['www.example.com', 'ftp://a.example', 'javascript:alert(1)', 'https://user:word@a.example'])
    expect(errorOf({ SITE_URL })).toContain(`SITE_URL=${SITE_URL}: `);
  for (const SITE_URL of ['https://example.com/store', 'https://example.com/#top'])
    expect(errorOf({ SITE_URL })).toContain('must be an origin without a path; use BASE_PATH for a sub-path');
});

describe('without SITE_URL', () => {
  const pages = (host: string) => ({ CI: 'true', CF_PAGES: '1', CF_PAGES_URL: host });
  test.each<[string, string, Record<string, string>]>([
    ['Cloudflare Pages', 'https://shop.pages.dev', pages('https://373f31e2.shop.pages.dev')],
    ['a branch on Cloudflare Pages', 'https://shop.pages.dev', pages('https://fix-api.shop.pages.dev/')],
    ['Netlify', 'https://www.example.com', { NETLIFY: 'true', URL: 'https://www.example.com' }],
    [
      'a preview on Netlify',
      'https://www.example.com',
      { NETLIFY: 'true', URL: 'https://www.example.com', DEPLOY_PRIME_URL: 'https://deploy-preview-1--a.netlify.app' },
    ],
    ['Vercel', 'https://shop.vercel.app', { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'shop.vercel.app' }],
    [
      'a preview on Vercel',
      'https://www.example.com',
      { VERCEL_PROJECT_PRODUCTION_URL: 'www.example.com', VERCEL_URL: 'shop-git-fix-me.vercel.app' },
    ],
  ])('on %s the site has the URL %s', (_, siteUrl, env) => {
    expect(readEnvironment(env)).toMatchObject({ siteUrl, isSiteUrlGiven: true });
    expect(readEnvironment({ ...env, SITE_URL: '' })).toMatchObject({ siteUrl, isSiteUrlGiven: true });
  });

  test('SITE_URL overrides the variables of hosts, and other variables are ignored', () => {
    const hosts = { ...pages('https://1.shop.pages.dev'), NETLIFY: 'true', URL: 'https://a.example' };
    const own = { SITE_URL: 'http://localhost:8080', VERCEL_PROJECT_PRODUCTION_URL: 'b.example', ...hosts };
    expect(readEnvironment(own)).toMatchObject({ siteUrl: 'http://localhost:8080', isSiteUrlGiven: true });
    for (const env of [
      { URL: 'https://a.example' },
      { NETLIFY: 'true', URL: '' },
      { NETLIFY: '', URL: 'https://a.example' },
      { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'owner/shop', WORKERS_CI: '1', VERCEL_URL: 'b.vercel.app' },
    ]) {
      expect(readEnvironment(env)).toEqual(readEnvironment({}));
    }
  });

  test.each<[string, Record<string, string>]>([
    ['URL=https://a.example/shop', { NETLIFY: 'true', URL: 'https://a.example/shop' }],
    ['VERCEL_PROJECT_PRODUCTION_URL=a b', { VERCEL_PROJECT_PRODUCTION_URL: 'a b' }],
  ])('the error of %s has the name of the variable', (named, env) => {
    expect(errorOf(env)).toContain(`  ${named}: must be `);
  });
});

test('BASE_PATH is empty, or one or more folders', () => {
  for (const BASE_PATH of ['/a/b', '/Store_2', '/v1.2~x'])
    expect(readEnvironment({ BASE_PATH }).basePath).toBe(BASE_PATH);
  for (const BASE_PATH of ['/', 'store', '/store/', '/..', '/a/../b', '/ä', 'https://example.com'])
    expect(errorOf({ BASE_PATH })).toContain(`BASE_PATH=${BASE_PATH}: must be empty or look like '/store'`);
});

test('CATALOGUE_FILE can be in any folder', () => {
  expect(readEnvironment({ CATALOGUE_FILE: '/srv/catalogue.json' }).catalogueFile).toBe('/srv/catalogue.json');
});

test('one error has all invalid variables', () => {
  const message = errorOf({ SITE_URL: 'nowhere', BASE_PATH: 'store' });
  expect(message.split('\n')).toEqual([
    'The environment is not valid:',
    '  SITE_URL=nowhere: must be an absolute http(s) address such as https://www.example.com',
    "  BASE_PATH=store: must be empty or look like '/store', without a trailing slash",
  ]);
});
