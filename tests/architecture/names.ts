import type { Rule } from './rules';

const VALUE = /^export (?:declare )?(?:async )?(?:const|let|function\*?|class) (\w+)/gm;
const TYPE = /^export (?:type|interface) (\w+)/gm;
/** A constant that is a text says by itself what it is. */
const UNSAID = /(?<!\*\/\n)^export (?!.* = ['`"])(?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/gm;
/** Names that Next asks each route for. */
const isRoute = (path: string) => path.startsWith('app/');
/** Words that say nothing of a subject. */
const EMPTY = new Set(['as', 'at', 'for', 'from', 'has', 'in', 'is', 'of', 'the', 'to', 'with']);

const namesIn = (text: string, kind: RegExp) => [...text.matchAll(kind)].map(([, name = '']) => name);

/** Names that are exported by several files: a search for one would find the wrong thing. */
export const namesThatStandTwice: Rule = (files) => {
  const places = new Map<string, string[]>();
  for (const [path, text] of files) {
    if (isRoute(path)) continue;
    for (const name of new Set([...namesIn(text, VALUE), ...namesIn(text, TYPE)]))
      places.set(name, [...(places.get(name) ?? []), path]);
  }
  return [...places].flatMap(([name, paths]) => (paths.length > 1 ? `${paths[0]}: ${name}, ${paths.slice(1)}` : []));
};

/** 'readLines', 'read-line' and 'READ_LINES' are the same words. */
function wordsOf(name: string): Set<string> {
  const words = name
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
    .split(/[ _.-]/);
  return new Set(
    words.map((word) => word.replace(/(?<!s)s$/, '').replace(/ie$/, 'y')).filter((word) => !EMPTY.has(word)),
  );
}

const isWithin = (part: Set<string>, whole: Set<string>) => [...part].every((word) => whole.has(word));

/** Files that export one value, or nothing but one type, whose name has other words than theirs. */
export const filesOfAnotherName: Rule = (files) =>
  [...files].flatMap(([path, text]) => {
    const values = namesIn(text, VALUE);
    const names = [...values, ...namesIn(text, TYPE)];
    if (isRoute(path) || (values.length || names.length) !== 1) return [];
    const file = wordsOf((path.split('/').at(-1) ?? '').replace(/\.\w+$/, ''));
    const isNamed = names.map(wordsOf).some((name) => isWithin(name, file) || isWithin(file, name));
    return isNamed ? [] : `${path}: ${names}`;
  });

/** Exports of `lib` without a docstring; texts that are shown speak for themselves. */
export const exportsWithoutSentence: Rule = (files) =>
  [...files].flatMap(([path, text]) =>
    path.startsWith('lib/') ? namesIn(text, UNSAID).map((name) => `${path}: ${name}`) : [],
  );
