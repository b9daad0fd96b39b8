import { codeOf, isIn, readSources, sourcesMatching } from './sources';

const code = codeOf(readSources());

test('no element has a style attribute, because the content security policy forbids it', () => {
  expect(sourcesMatching(code, /\sstyle=[{"']/, ['app', 'components'])).toEqual([]);
});

test('no link has an eager prefetch, which fails in a static export', () => {
  const EAGER = /\bprefetch=(?:\{\s*true\s*\}|["'])|<\w+(?:\s[^<>]*)?\sprefetch(?=[\s/>])/;
  expect(sourcesMatching(code, EAGER, ['app', 'components'])).toEqual([]);
});

test('the code contains no currency, because the currency is a setting of the shop', () => {
  const CURRENCY =
    /\b(?:USD|EUR|GBP|JPY|dollars?|euros?|cents)\b|US\$|[€£¥]|\$\d[\d,]*\.\d\d|\$\d\d|(['"`])\\?\$\1|\\\\?\$\\\\s|>\s*\$\s*<|^\s*\$\s*$/im;
  expect(sourcesMatching(code, CURRENCY, ['app', 'components', 'lib'])).toEqual([]);
});

test('an exported name has one meaning', () => {
  const EXPORT = /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/gm;
  const filesByName = new Map<string, Set<string>>();
  for (const [path, text] of code) {
    if (isIn(path, 'app')) continue;
    for (const [, name = ''] of text.matchAll(EXPORT))
      filesByName.set(name, (filesByName.get(name) ?? new Set()).add(path));
  }
  expect([...filesByName].filter(([, files]) => files.size > 1).map(([name, files]) => [name, ...files])).toEqual([]);
});
