import { readFileSync } from 'node:fs';
import { generate, parse, walk } from 'css-tree';
import { Features } from '@/scripts/browsers/features';
import { featuresOfElement } from '@/scripts/browsers/features-of-element';
import { findFeatures, readSourceNames } from '@/scripts/browsers/find-features';
import { readFloor } from '@/scripts/browsers/floor';
import { NEWER_FEATURES } from '@/scripts/browsers/newer-features';
import { tableFaults, withNewerFeatures } from '@/scripts/browsers/page';
import { featuresOfStyles } from '@/scripts/browsers/style-features';

const features = new Features();
const names = readSourceNames();
const [NEWER, OLDER] = ['tests/fixtures/newer-features.tsx', 'tests/fixtures/older-features.ts'];
// One question to the compiler, which is slow to begin.
const found = findFeatures({ ...names, scripts: [...names.scripts, NEWER, OLDER] }, features);
const inFile = (file: string) =>
  [...found]
    .filter(([, files]) => files.includes(file))
    .map(([path]) => path)
    .sort();
const uses = new Map(
  [...found]
    .map(([path, files]) => [path, files.filter((file) => file !== NEWER && file !== OLDER)] as const)
    .filter(([, files]) => files.length > 0),
);
const sheets = names.styles.map((name) => [name, readFileSync(name, 'utf8')] as const);

test('the floor is Chrome and Edge 120, Firefox 115 and Safari 17', () => {
  expect(readFloor()).toEqual({
    chrome: 120,
    chrome_android: 120,
    edge: 120,
    firefox: 115,
    firefox_android: 115,
    safari: 17,
    safari_ios: 17,
  });
});

test('scripts and style sheets are found', () => {
  expect([names.scripts.length > 100, names.styles.length > 50]).toEqual([true, true]);
});

test('all that the code uses and the floor lacks has an entry, and every entry is used', () => {
  expect(tableFaults(uses)).toEqual([]);
});

test.each(NEWER_FEATURES.flatMap(({ name, test: proof }) => (proof ? [[name, proof]] : [])))(
  'without %s there is a test',
  (_, proof) => {
    const [file = '', title = ''] = proof.split(/: (.*)/);
    const text = readFileSync(file, 'utf8');
    expect([`'${title}'`, `"${title}"`, `\`${title}\``].some((literal) => text.includes(literal))).toBe(true);
  },
);

test('docs/browsers.md is what npm run browsers writes', () => {
  const page = readFileSync('docs/browsers.md', 'utf8');
  expect(page).toBe(withNewerFeatures(page, uses, features));
});

test('what is used without an entry, and an entry without a use, are found', () => {
  const entry = { name: 'A', features: ['api.A'], below: '' } as const;
  expect(tableFaults(new Map([['api.A.b', ['a.ts']]]), [entry])).toEqual([]);
  expect(tableFaults(new Map([['api.B', ['b.ts']]]), [entry])).toEqual([
    'api.B is newer than the floor and has no entry: b.ts',
    'A has an entry and is not used',
  ]);
});

test('in scripts, what is newer is found', () => {
  expect(inFile(NEWER)).toEqual([
    'api.AbortSignal.any_static',
    'api.Document.moveBefore',
    'api.Document.scrollend_event',
    'api.Document.scrollsnapchange_event',
    'api.Document.startViewTransition',
    'api.DocumentFragment.moveBefore',
    'api.Element.moveBefore',
    'api.Element.scrollend_event',
    'api.Element.scrollsnapchange_event',
    'api.Element.startViewTransition',
    'api.HTMLCanvasElement.toBlob.type_parameter_webp',
    'api.HTMLDialogElement.closedBy',
    'api.HTMLElement.showPopover',
    'api.Navigator.share',
    'api.URL.parse_static',
    'api.VisualViewport.scrollend_event',
    'api.Window.requestIdleCallback',
    'api.Window.scrollsnapchange_event',
    'css.at-rules.media.prefers-reduced-transparency',
    'css.selectors.has',
    'html.elements.button.popovertarget',
    'html.elements.details.name',
    'html.elements.dialog.closedby',
    'html.elements.img.fetchpriority',
    'javascript.builtins.Array.fromAsync',
    'javascript.builtins.Intl.Segmenter',
    'javascript.builtins.Iterator.map',
    'javascript.builtins.Iterator.toArray',
    'javascript.builtins.Object.groupBy',
    'javascript.builtins.Promise.withResolvers',
    'javascript.builtins.Set.union',
    'javascript.builtins.String.isWellFormed',
    'javascript.regular_expressions.modifier',
  ]);
});

test('in scripts, nothing is found that only has the name of it, or that every browser of the floor has', () => {
  expect(inFile(OLDER)).toEqual([]);
});

test.each([
  ['a { scrollbar-gutter: stable }', ['css.properties.scrollbar-gutter']],
  ['a { text-wrap: balance }', ['css.properties.text-wrap', 'css.properties.text-wrap.balance']],
  ['a { field-sizing: content }', ['css.properties.field-sizing', 'css.properties.field-sizing.content']],
  ['a { interpolate-size: allow-keywords }', ['css.properties.interpolate-size']],
  ['a { color: light-dark(red, blue) }', ['css.types.color.light-dark']],
  ['a { color: rgb(from red r g b) }', ['css.types.color.rgb.relative_syntax']],
  ['a { --a: light-dark(red, blue) }', ['css.types.color.light-dark']],
  ['a { block-size: 1lh }', ['css.types.length.lh']],
  ["a::before { content: '+' / '' }", ['css.properties.content.alt_text']],
  ['a:has(b) {}', ['css.selectors.has']],
  ['a { & b {} }', ['css.selectors.nesting']],
  ['a { @media print { color: red } }', ['css.selectors.nesting']],
  ['@starting-style { a { opacity: 0 } }', ['css.at-rules.starting-style']],
  ['@view-transition { navigation: auto }', ['css.at-rules.view-transition']],
  ['@media (prefers-reduced-transparency: reduce) {}', ['css.at-rules.media.prefers-reduced-transparency']],
  ['@supports selector(:has(a)) {}', []],
  ['@supports (text-wrap: balance) {}', []],
  ['@media (scripting: none) and (width >= 48rem) {}', []],
  ['a { color: color-mix(in srgb, red, blue); inset: 0; block-size: 100dvh }', []],
])('in styles, %s', (css, paths) => {
  const used = [...featuresOfStyles(css, features)];
  expect(used.filter((path) => paths.length === 0 || paths.includes(path)).sort()).toEqual(paths);
});

test.each<[string, Record<string, string>, string[]]>([
  ['details', { name: 'a' }, ['html.elements.details.name']],
  ['dialog', { closedby: 'any' }, ['html.elements.dialog.closedby']],
  ['img', { fetchpriority: 'high', loading: 'lazy', alt: '' }, ['html.elements.img.fetchpriority']],
  ['script', { type: 'speculationrules' }, ['html.elements.script.type.speculationrules']],
  ['div', { popover: 'auto' }, ['html.global_attributes.popover']],
  ['div', { inert: '', enterkeyhint: 'go' }, []],
  ['a', { rel: 'next', href: '/' }, []],
])('in markup, %s with %j', (name, attributes, paths) => {
  expect(featuresOfElement(name, Object.entries(attributes), features)).toEqual(paths);
});

/** The rules of a sheet whose selector is newer than the floor and stands in a list, so that all of them are lost with it. */
function lostTogether(css: string): string[] {
  const lost: string[] = [];
  walk(parse(css), (node) => {
    if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList' || node.prelude.children.size < 2) return;
    const text = generate(node.prelude);
    if (featuresOfStyles(`${text}{}`, features).size > 0) lost.push(text);
  });
  return lost;
}

/** Declarations of `content` with a text instead that have none without before them. */
function signsAlone(css: string): string[] {
  const alone: string[] = [];
  walk(parse(css), (node) => {
    if (node.type !== 'Block') return;
    const contents = node.children
      .toArray()
      .flatMap((part) => (part.type === 'Declaration' && part.property === 'content' ? [generate(part.value)] : []));
    const [content = ''] = contents;
    const isNewer = featuresOfStyles(`a { content: ${content} }`, features).has('css.properties.content.alt_text');
    if (contents.length === 1 && isNewer) alone.push(content);
  });
  return alone;
}

test('what a browser leaves out of a style sheet takes nothing with it', () => {
  expect(sheets.flatMap(([name, css]) => lostTogether(css).map((rule) => `${name}: ${rule}`))).toEqual([]);
});

test('a sign with a text instead has one without before it', () => {
  expect(sheets.flatMap(([name, css]) => signsAlone(css).map((sign) => `${name}: ${sign}`))).toEqual([]);
});

/** Whether a sheet says by :has() alone what must be seen: which field is chosen that has no look of its own, or where the focus is. */
function saysByHasAlone(css: string): boolean {
  const isBlank = /\bappearance: none/.test(css) && /:has\(:checked\)/.test(css);
  const [, below = ''] = /@supports not selector\(:has\(a\)\) \{([^@]*)/.exec(css) ?? [];
  return (isBlank && !/input:checked \{/.test(below)) || /:has\([^)]*:focus/.test(css);
}

test('what is chosen, and where the focus is, is seen without :has() too', () => {
  expect(sheets.filter(([, css]) => saysByHasAlone(css)).map(([name]) => name)).toEqual([]);
});

test.each([
  ['input { appearance: none } label:has(:checked) {}', true],
  ['input { appearance: none } label:has(:checked) {} @supports not selector(:has(a)) { input:checked {} }', false],
  ['label:has(:checked) {}', false],
  ['li:has(a:focus-visible) {}', true],
])('that %s says it alone is %s', (css, isAlone) => {
  expect(saysByHasAlone(css)).toBe(isAlone);
});

test.each([
  ['a, b:has(c) { color: red }', ['a,b:has(c)']],
  ['a::-webkit-search-cancel-button, b { color: red }', ['a::-webkit-search-cancel-button,b']],
  ['b:has(c) { color: red } a { color: red }', []],
])('%s loses %j', (css, lost) => {
  expect(lostTogether(css)).toEqual(lost);
});

test.each([
  ["a { content: '+' / '' }", 1],
  ["a { content: '+'; content: '+' / '' }", 0],
  ["a { content: '/' }", 0],
])('%s has %d sign alone', (css, count) => {
  expect(signsAlone(css)).toHaveLength(count);
});
