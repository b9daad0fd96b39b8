import { type ClosedShop, closedFaults, closedShop, pageFiles } from './closed-page';
import { basePath, catalogueFile, dataDir, faultsOf, fileOf, OUT, pages, siteUrl } from './site';

const shop = closedShop(dataDir, catalogueFile, { basePath, siteUrl });

test('every page is closed: its policy first, nothing inline that it does not name, no host that no data name, one audience', () => {
  expect(pages).toHaveLength(pageFiles(OUT).length);
  expect(faultsOf(pages, ({ path, html }) => closedFaults(fileOf(path).slice(1), html, shop))).toEqual([]);
});

const [contact, publish] = ['https://forms.example.com', 'https://git.example.com'];
const SMALL: ClosedShop = {
  basePath: '',
  siteUrl: 'https://shop.example.com',
  data: `"${contact}" "https://maker.example.com/a"`,
  contact: [contact],
  publish: [publish],
};
const HASH = "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='";
const POLICY = `script-src 'self' ${HASH}; connect-src 'self' ${contact}; form-action 'self' ${contact}`;
const pageOf = (body: string, policy = POLICY, before = '') =>
  `<html><head><meta charset="utf-8"/>${before}<meta http-equiv="Content-Security-Policy" content="${policy}"/><script type="speculationrules">{}</script></head><body>${body}</body></html>`;

test.each([
  ['', []],
  ['<a href="https://maker.example.com/">', []],
  ['<a href="mailto:a@b.c"></a><a href="/faq/"></a>', []],
  ['<p style="color:red">', ['style']],
  ['<img src="/a.png" onerror="a()">', ['onerror']],
  ['<iframe></iframe>', ['<iframe>']],
  ['<script type="module"></script>', ['a script of module']],
  ['<script type="text/plain"></script>', ['a script of text/plain']],
  ['<script src="https://maker.example.com/a.js"></script>', ['a script of https://maker.example.com/a.js']],
  ['<meta http-equiv="refresh" content="0"/>', ['http-equiv refresh']],
  ['<a href="javascript:a()">', ['leads to javascript:a()']],
  ['<a href="&#106;ava\nscript:a()">', ['leads to java\nscript:a()']],
  ['<img src="data:image/png,"/>', ['leads to data:image/png,']],
  ['<a href="//evil.example.com/">', ['leads to evil.example.com, which no data name']],
  [`<p>${publish}</p>`, [`names ${publish}, which is the other audience's`]],
])('%s in a page is judged', (body, faults) => {
  expect(closedFaults('index.html', pageOf(body), SMALL)).toEqual(faults);
});

test.each([
  [POLICY.replace("'self' https://forms", "'self' https://git.example.com https://forms"), 3],
  [POLICY.replace('; form-action', ' https://evil.example.com; form-action'), 2],
  [POLICY.replace(/; form-action.*/, ''), 1],
])('the policy %s is judged', (policy, count) => {
  expect(closedFaults('index.html', pageOf('', policy), SMALL)).toHaveLength(count);
});

test('a policy behind something else, and a page of the admin with what is the shop’s, are found', () => {
  expect(closedFaults('index.html', pageOf('', POLICY, '<title>a</title>'), SMALL)).toEqual([
    'its policy does not stand first',
  ]);
  expect(closedFaults('admin/index.html', pageOf(''), SMALL)).toHaveLength(4);
});
