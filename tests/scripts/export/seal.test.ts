import { createHash } from 'node:crypto';
import { type SealSettings, sealPage } from '@/scripts/export/seal';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const pageOf = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
const LOADER = 'load()';
const RULES = '{"prefetch":[]}';
const SETTINGS: SealSettings = { basePath: '', audience: 'visitor', isAtOnce: false, loader: LOADER, rules: RULES };
const seal = (body: string, head?: string, settings: Partial<SealSettings> = {}) =>
  sealPage(pageOf(body, head), { ...SETTINGS, ...settings });
/** The data that the loader of a sealed page reads. */
const dataOf = (sealed: string) => {
  const [, data = '', flight] =
    /<script type="text\/plain" id="page-data"[^>]*>(.*?)\n(.*?)<\/script><\/body>/s.exec(sealed) ?? [];
  return { ...JSON.parse(data), flight };
};

const START = '(self.__next_f=self.__next_f||[]).push([0])';
const PUSH = 'self.__next_f.push([1,"0:\\"a\\u003cb\\"\\n"])';
const RUNTIME =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a-1.js"],"runtimeModuleIds":[7]});';

test('the policy follows the charset and comes before everything that loads', () => {
  const sealed = seal('<p>Hello</p>', '<link rel="stylesheet" href="/_next/a.css"/>');
  expect(sealed).toMatch(
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"<>]+"\/><script>load\(\)<\/script><script type="speculationrules">.+<\/script><link /,
  );
});

test('loader and rules are all that a page of the shop may run', () => {
  expect(seal(`<script>${START}</script><script>${PUSH}</script>`)).toContain(
    `script-src 'self' ${sha(LOADER)} ${sha(RULES)};`,
  );
});

test('a page of the admin has no rules for visitors', () => {
  const sealed = seal('', '', { audience: 'operator' });
  expect(sealed).toContain(`script-src 'self' ${sha(LOADER)};`);
  expect(sealed).not.toContain('speculationrules');
});

test('chunks, the hints that fetch them early and the payload become one block of data', () => {
  const sealed = seal(
    `<p>Hi</p><script>${RUNTIME}</script><script src="/_next/b.js" async=""></script><script>${START}</script><script>${PUSH}</script><p></p><script>${PUSH}</script>`,
    '<link rel="preload" as="script" href="/_next/a.js"/><script src="/_next/a.js" async=""></script>',
  );
  expect(sealed).toContain('</head><body><p>Hi</p><p></p><script type="text/plain"');
  expect(dataOf(sealed)).toEqual({
    scripts: ['/_next/a.js', '/_next/b.js'],
    chunks: { otherChunks: ['static/chunks/a-1.js'], runtimeModuleIds: [7] },
    flight: '0:"a\\u003cb"\n0:"a\\u003cb"\n',
  });
});

const SHEET = {
  href: '/_next/static/chunks/shop-1.css',
  parts: ['a', 'b'].map((name) => `/_next/static/chunks/${name}.css`),
  asked: {},
};
const sheetLink = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;

test('one style sheet takes the place of the bundler’s, which later chunks of this page’s scripts find loaded', () => {
  const asked = { '_next/static/chunks/a.css': ['/_next/a.js'], '_next/static/chunks/b.css': ['/_next/b.js'] };
  const scripts = `<script src="/_next/a.js" async=""></script><script>${RUNTIME}</script>`;
  const sealed = seal(scripts, SHEET.parts.map(sheetLink).join(''), { sheet: { ...SHEET, asked } });
  expect(sealed).toContain(`</script>${sheetLink(SHEET.href)}</head>`);
  expect(dataOf(sealed).chunks.otherChunks).toEqual(['static/chunks/a-1.js', 'static/chunks/a.css']);
});

test('the style sheet is asked for first, then the picture, then fonts, and no script waits for the sheet', () => {
  const [font, picture] = ['font', 'image'].map((kind) => `<link rel="preload" href="/a" as="${kind}"/>`);
  const sealed = seal('', `${font}${picture}${SHEET.parts.map(sheetLink).join('')}`, { sheet: SHEET });
  expect(sealed).toMatch(new RegExp(`</script>${sheetLink(SHEET.href)}${picture}.*${font}</head>`));
});

test('a style sheet that the one does not stand for is refused', () => {
  expect(() => seal('', sheetLink('/_next/static/chunks/c.css'), { sheet: SHEET })).toThrow(
    '/_next/static/chunks/c.css is no part of /_next/static/chunks/shop-1.css',
  );
});

test('the block of data cannot end before its end', () => {
  const push = `self.__next_f.push([1,"0:\\"\\u003c/script>\\"\\n"])`;
  expect(dataOf(seal(`<script>${push}</script>`)).flight).toBe('0:"\\u003c/script>"\n');
});

test('what the Open Graph says is not said again', () => {
  const metas = ['card', 'title', 'image:alt'].map((name) => `<meta name="twitter:${name}" content="a"/>`);
  expect(seal('', metas.join(''))).toContain(`</script>${metas[0]}</head>`);
});

test('scripts for browsers without modules are left out', () => {
  const sealed = seal('', '<script src="/_next/old.js" noModule=""></script>');
  expect(sealed).not.toContain('old.js');
});

test('a page that says nothing without its scripts says so to the loader', () => {
  expect(seal('', '', { isAtOnce: true })).toContain('id="page-data" data-now=""');
  expect(seal('')).not.toContain('data-now');
});

test('structured data stays where it is and needs no hash', () => {
  const data = '<script type="application/ld+json">{"name":"\\u003c/script>"}</script>';
  expect(seal(data)).toContain(`<body>${data}`);
});

test.each([
  ['a script that we do not know', '<script>alert(1)</script>', 'unknown inline script: alert(1)'],
  ['a payload with more after it', `<script>${PUSH};alert(1)</script>`, 'unknown inline script'],
  ['a payload that is no plain text', '<script>self.__next_f.push([1,alert(1)])</script>', 'unknown inline script'],
  ['a payload with an open tag', '<script>self.__next_f.push([1,"<!--"])</script>', 'unknown inline script'],
  ['first chunks from elsewhere', `<script>${RUNTIME.replace('static', 'https://x.example')}</script>`, 'unknown'],
  ['first chunks with more in them', `<script>${RUNTIME.replace('[7]', '[7],"a":1')}</script>`, 'unknown'],
  ['two lists of first chunks', `<script>${RUNTIME}</script><script>${RUNTIME}</script>`, 'two lists'],
  ['a known text of another type', `<script type="module">${PUSH}</script>`, 'unknown inline script'],
  ['structured data that ends its script', '<script type="application/ld+json">{"a":"<"}</script>', 'unknown'],
  ['structured data that is no JSON', '<script type="application/ld+json">alert(1)</script>', 'unknown'],
  ['an import map', '<script type="importmap">{}</script>', 'unknown inline script'],
  ['rules of somebody else', '<script type="speculationrules">{}</script>', 'unknown inline script'],
  [
    'a script from elsewhere',
    '<script src="https://x.example/a.js"></script>',
    '<script> loads https://x.example/a.js',
  ],
  ['a style sheet from elsewhere', '<link rel="stylesheet" href="//x.example/a.css"/>', '<link> loads'],
  ['a style element', '<style>p{}</style>', '<style> is not allowed'],
  ['a style attribute', '<p style="color:red"></p>', '<p style="color:red"> is not allowed'],
  ['a handler', '<img src="/a.svg" onerror="alert(1)"/>', '<img onerror="alert(1)"> is not allowed'],
  ['a javascript: link', '<a href="javascript:alert(1)"></a>', 'leads to javascript:alert(1)'],
  ['a frame', '<iframe src="/a/"></iframe>', '<iframe> is not allowed'],
  ['a refresh', '<meta http-equiv="refresh" content="0"/>', 'http-equiv="refresh"'],
  ['another base', '<base href="/x/"/>', '<base> is not allowed'],
  ['a tag in single quotes', "<p title='a'></p>", 'unreadable markup'],
  ['a comment that hides a tag', '<!-- <script>alert(1)</script> -->', 'unreadable markup'],
  ['a script without an end', '<script>alert(1)', 'without an end'],
])('%s is refused', (_, body, message) => {
  expect(() => seal(body)).toThrow(message);
});

test('words about javascript: or styles in a text are only words', () => {
  expect(() => seal('<img alt="javascript:alert(1)" src="/a.svg"/><p>javascript:alert(1)</p>')).not.toThrow();
  expect(() => seal('<img alt="Sale on style srcdoc" title=" onload=1"/>')).not.toThrow();
});

test('a page is sealed once', () => {
  expect(() => sealPage(seal('<p></p>'), SETTINGS)).toThrow('http-equiv="Content-Security-Policy"');
});

test('a head that does not begin with its charset is refused', () => {
  expect(() => sealPage('<html><head><title>T</title></head></html>', SETTINGS)).toThrow('charset');
});

test('under a base path scripts come from there alone', () => {
  const html = pageOf('<script src="/_next/a.js"></script>');
  expect(() => sealPage(html, { ...SETTINGS, basePath: '/store' })).toThrow('<script> loads /_next/a.js');
});

test('the contact form may be sent where the owner says, and nowhere else', () => {
  const policyOf = (contact?: string) => seal('', '', { origins: { contact } });
  expect(policyOf()).toContain("connect-src 'self'; ");
  expect(policyOf('https://forms.example.com')).toContain("connect-src 'self' https://forms.example.com; ");
  expect(policyOf('https://forms.example.com')).toContain("form-action 'self' https://forms.example.com; ");
});

test('the admin may ask the host that edits are published to, and the shop may not', () => {
  const policyOf = (audience: 'visitor' | 'operator') =>
    seal('', '', { origins: { publish: ['https://git.example.com', 'https://store.example.com'] }, audience });
  expect(policyOf('operator')).toContain("connect-src 'self' https://git.example.com https://store.example.com; ");
  expect(policyOf('operator')).toContain("form-action 'self'; ");
  expect(policyOf('visitor')).not.toContain('git.example.com');
});

test('the admin sends nothing there', () => {
  const sealed = seal('', '', { origins: { contact: 'https://forms.example.com' }, audience: 'operator' });
  expect(sealed).not.toContain('forms.example.com');
});

test('the operator’s pages show pictures of the hosts that the catalogue names, and ask no other', () => {
  const policyOf = (audience: 'visitor' | 'operator') =>
    seal('', '', { audience, origins: { pictures: ['https://photos.example.com'] } });
  expect(policyOf('operator')).toContain("img-src 'self' data: blob: https://photos.example.com; ");
  expect(policyOf('visitor')).toContain("img-src 'self' data: blob: https:; ");
});
