import { commentsWithoutNoun } from './comments';
import { currenciesInCode } from './currencies';
import { importsOf } from './imports';
import { wrongArrowsInLib } from './inside-lib';
import { exportsWithoutSentence, filesOfAnotherName, namesThatStandTwice } from './names';
import { repeatedSentences } from './repeated-sentences';
import * as rules from './rules';
import { codeOf, readSources } from './sources';

const all = readSources();
const code = codeOf(all);

test('the project’s sources are found, with their imports', () => {
  expect([code.size > 100, rules.hasArrows(code)]).toEqual([true, true]);
});

test.each<[string, rules.Rule]>([
  ['arrows between layers run one way', rules.wrongArrows],
  ['arrows between the folders of lib run one way', wrongArrowsInLib],
  ['no modules load one another in a ring', rules.cycles],
  ['lib loads zod, a few small packages and nothing else', rules.libPackages],
  ['components load React and Next and nothing else', rules.componentPackages],
  ['client code does not load zod', rules.clientLoadsNoZod],
  ['client code loads nothing of the server', rules.clientLoadsNoServer],
  ['client code stands in components', rules.clientOutsideComponents],
  ['only lib/catalogue/load reads the catalogue', rules.catalogueReaders],
  ['pages of many and components know the catalogue by views alone', rules.catalogueBesideViews],
  ['lib takes zod from lib/zod', rules.zodElsewhere],
  ['only lib/storage knows the browser’s storages', rules.storageElsewhere],
  ['default exports stand where Next demands them', rules.defaultExports],
  ['scripts are TypeScript', rules.untypedScripts],
  ['no element has a style attribute', rules.styleAttributes],
  ['no link fetches its page before it is asked to', rules.eagerPrefetch],
  ['no sentence stands in two files', repeatedSentences],
  ['no file is longer than 250 lines', rules.longFiles],
  ['an exported name means one thing', namesThatStandTwice],
  ['a file that exports one thing is named after it', filesOfAnotherName],
  ['each export of lib has its sentence', exportsWithoutSentence],
  ['comments begin with their noun', commentsWithoutNoun],
  ['no currency stands in code', currenciesInCode],
])('%s', (_, rule) => {
  expect(rule(code)).toEqual([]);
});

test('file names are kebab-case', () => {
  expect(rules.fileNames(all)).toEqual([]);
});

test('a test that asks for a document names something of one, or a fixture of it does', () => {
  const DOCUMENT =
    /@testing-library|\b(?:document|window|localStorage|sessionStorage|navigator|DOMParser|HTML\w+Element)\b/;
  const isIdle = (path: string) =>
    [path, ...importsOf(path, all).flatMap(({ file = '' }) => (file.startsWith('tests/') ? file : []))].every(
      (file) => !DOCUMENT.test(all.get(file) ?? ''),
    );
  const asking = [...all].filter(([, text]) => text.startsWith('/** @jest-environment jsdom */'));
  expect([asking.length > 10, asking.flatMap(([path]) => (isIdle(path) ? path : []))]).toEqual([true, []]);
});
