import { featuresOfBundle } from '@/scripts/browsers/bundle-features';
import { Features } from '@/scripts/browsers/features';
import { featuresOfElement } from '@/scripts/browsers/features-of-element';
import { LIBRARY_FEATURES, NEWER_FEATURES } from '@/scripts/browsers/newer-features';
import { standsFor } from '@/scripts/browsers/page';
import { featuresOfStyles } from '@/scripts/browsers/style-features';
import { files, pages, readText } from './site';

const features = new Features();
const isKnown = (path: string) => NEWER_FEATURES.some((entry) => standsFor(entry, path));

// Two pages of each folder and depth: between them they have every template.
const shown = new Map<string, number>();
const some = pages.filter(({ path }) => {
  const kind = `${path.split('/')[1]} ${path.split('/').length}`;
  shown.set(kind, (shown.get(kind) ?? 0) + 1);
  return (shown.get(kind) ?? 0) <= 2;
});
const inMarkup = new Map(
  some.flatMap(({ path, elements }) =>
    elements
      .flatMap(({ name, attributes }) => featuresOfElement(name, Object.entries(attributes), features))
      .map((feature) => [feature, path] as const),
  ),
);
const inStyles = new Map(
  [...files]
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...featuresOfStyles(readText(file), features)].map((feature) => [feature, file] as const)),
);
const bundles = [...files].filter((file) => file.endsWith('.js'));

test('what the exported markup and style sheets use and the floor lacks is known', () => {
  expect([...inMarkup, ...inStyles].filter(([feature]) => !isKnown(feature))).toEqual([]);
});

test('what only the export is said to use, it does', () => {
  const used = [...inMarkup.keys(), ...inStyles.keys()];
  const gone = NEWER_FEATURES.filter((entry) => entry.isMade && !used.some((feature) => standsFor(entry, feature)));
  expect(gone.map(({ name }) => name)).toEqual([]);
});

test('libraries look for what the floor lacks before they use it', () => {
  const unguarded = bundles.flatMap((file) => {
    const code = readText(file);
    return [...featuresOfBundle(code, features)]
      .filter((path) => !isKnown(path) && !isGuarded(path, code))
      .map((path) => `${path} in ${file}`);
  });
  expect([bundles.length > 0, unguarded]).toEqual([true, []]);
});

const isGuarded = (path: string, code: string) =>
  LIBRARY_FEATURES.some((entry) => standsFor(entry, path) && entry.guard.test(code));

test.each([
  ['Promise.withResolvers()', ['javascript.builtins.Promise.withResolvers']],
  ['globalThis.structuredClone(a)', []],
  ['window.requestIdleCallback(a)', ['api.Window.requestIdleCallback']],
  ['navigator?.share(a)', ['api.Navigator.share']],
  ['new Intl.Segmenter("en")', ['javascript.builtins.Intl.Segmenter']],
  ['URL.parse("/")', ['api.URL.parse_static']],
  ['e.URL.parse("/");a.union(b);Object.keys(a)', []],
])('in the bundle %j', (code, paths) => {
  expect([...featuresOfBundle(code, features)]).toEqual(paths);
});
