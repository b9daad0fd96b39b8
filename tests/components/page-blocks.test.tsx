import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageBlocks } from '@/components/site/page-blocks';
import { parsePage } from '@/lib/site/own-pages/parse-page';
import { parseHtml } from '../export/html';
import { forAll } from '../fixtures/for-all';

const PICTURES = new Map([
  ['/pages/oven.jpg', { width: 800, height: 600 }],
  ['/pages/a b/Öfen.png', { width: 40, height: 40 }],
]);
const SOURCES = {
  '/pages/oven.jpg': { src: '/photographs/a.webp' },
  '/pages/a b/Öfen.png': { src: '/photographs/b.webp' },
};

const drawn = (body: string) => {
  const result = parsePage('about', `---\ntitle: About\n---\n${body}`, PICTURES);
  if ('faults' in result) return undefined;
  return renderToStaticMarkup(<PageBlocks blocks={result.page.blocks} sources={SOURCES} isTop />);
};

test('each kind of block is drawn as what it is, in a direction of its own', () => {
  const html = drawn(
    [
      '![An oven](oven.jpg "Ours & <old>")',
      '## A *heading*',
      'One  \ntwo [FAQ](/faq/) [here](#a-heading) [there](https://e.example/?a=1&b=2) `code <b>`',
      '3. a\n4. b',
      '- מגרפות',
      '> quoted',
      '| a | |\n|---|--:|\n| b | 1 |',
      '    <script>',
      '***',
    ].join('\n\n'),
  );
  expect(html).toMatchInlineSnapshot(
    `"<link rel="preload" as="image" href="/photographs/a.webp" fetchPriority="high"/><figure><img fetchPriority="high" decoding="sync" src="/photographs/a.webp" alt="An oven" width="800" height="600"/><figcaption class="note" dir="auto">Ours &amp; &lt;old&gt;</figcaption></figure><h2 id="a-heading" dir="auto">A <em>heading</em></h2><p dir="auto">One<br/>two <a href="/faq/">FAQ</a> <a href="#a-heading">here</a> <a href="https://e.example/?a=1&amp;b=2" rel="noreferrer">there</a> <code>code &lt;b&gt;</code></p><ol dir="auto" start="3"><li dir="auto"><p dir="auto">a</p></li><li dir="auto"><p dir="auto">b</p></li></ol><ul dir="auto"><li dir="auto"><p dir="auto">מגרפות</p></li></ul><blockquote dir="auto"><p dir="auto">quoted</p></blockquote><section class="scroll" aria-label="A heading" tabindex="0"><table class="lines"><thead><tr><th scope="col" dir="auto">a</th><td></td></tr></thead><tbody><tr><td dir="auto">b</td><td dir="auto" class="end">1</td></tr></tbody></table></section><pre dir="ltr"><code>&lt;script&gt;</code></pre><hr/>"`,
  );
});

test.each([
  ['One\nline', '<p>One\nline</p>'],
  ['One  \nTwo', '<p>One<br/>Two</p>'],
  ['**a** *b* `c <d>`', '<p><strong>a</strong> <em>b</em> <code>c &lt;d&gt;</code></p>'],
  ['a &lt;b&gt; &amp; \\<i> 3 < 4 & 5', '<p>a &lt;b&gt; &amp; &lt;i&gt; 3 &lt; 4 &amp; 5</p>'],
  ['## Two\n\n#### Four', '<h2 id="two">Two</h2><h3 id="four">Four</h3>'],
  ['## Same\n\n## Same', '<h2 id="same">Same</h2><h2 id="same-2">Same</h2>'],
  ['## Content', '<h2 id="content-2">Content</h2>'],
  ['- a\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  ['3. a\n   - b', '<ol start="3"><li><p>a</p><ul><li><p>b</p></li></ul></li></ol>'],
  ['```html\n<b>\n```', '<pre dir="ltr"><code>&lt;b&gt;</code></pre>'],
  [
    '| a | b |\n|---|--:|\n| 1 |\n| 1 | 2 | 3 |',
    '<section class="scroll" aria-label="About" tabindex="0"><table class="lines"><thead><tr><th scope="col">a</th><th scope="col" class="end">b</th></tr></thead><tbody><tr><td>1</td><td class="end"></td></tr><tr><td>1</td><td class="end">2</td></tr></tbody></table></section>',
  ],
  [
    '[a](/faq/#sizing) [b](returns.md#how) [c](#d) <https://e.example>',
    '<p><a href="/faq/#sizing">a</a> <a href="/returns/#how">b</a> <a href="#d">c</a> <a href="https://e.example" rel="noreferrer">https://e.example</a></p>',
  ],
  ['[a](/faq) [b](/search?query=x)', '<p><a href="/faq/">a</a> <a href="/search/?query=x">b</a></p>'],
  [
    '[a](mailto:a@b.example) [b](tel:+49-30)',
    '<p><a href="mailto:a@b.example" rel="noreferrer">a</a> <a href="tel:+49-30" rel="noreferrer">b</a></p>',
  ],
  [
    '- ![Ovens](<a b/Öfen.png>)\n  ![Ovens](a%20b/%C3%96fen.png)',
    '<ul><li><figure><img loading="lazy" src="/photographs/b.webp" alt="Ovens" width="40" height="40"/></figure><figure><img loading="lazy" src="/photographs/b.webp" alt="Ovens" width="40" height="40"/></figure></li></ul>',
  ],
  ['מגרפות **Spade**', '<p>מגרפות <strong>Spade</strong></p>'],
  ['~~a~~ [^1] - [ ] b', '<p>~~a~~ [^1] - [ ] b</p>'],
])('%j is drawn as %s', (markdown, html) => {
  expect(drawn(markdown)?.replaceAll(' dir="auto"', '')).toBe(html);
});

const NAMES =
  'p h2 h3 h4 ul ol li blockquote pre code hr section table thead tbody tr th td figure img figcaption strong em br a link';
const ATTRIBUTES =
  'dir id start class aria-label tabindex scope href rel src alt width height loading fetchpriority decoding as';
const PIECES = [
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<!--', '-->', ']]>', '<?', '&lt;b&gt;', '&#60;i>'],
  ...[
    '[a](',
    '](b)',
    'javascript:alert(1)',
    'java\tscript:',
    'data:text/html,<b>',
    'https://e.example/"onload="a',
    ')',
  ],
  ...[
    '![a](oven.jpg "',
    '")',
    '![',
    '"><b>',
    "'",
    '`',
    '```',
    '> ',
    '- ',
    '1. ',
    '# ',
    '## ',
    '|',
    '|---|',
    '\n',
    '\n\n',
  ],
  ...[
    '*',
    '**',
    '_',
    '\\',
    '    ',
    '<https://e.example>',
    '<a@b.example>',
    '[x]: /faq/ "<b>"',
    '[x]',
    '&',
    '"',
    'a',
    ' ',
  ],
];

test('no text of a page becomes markup of its own', () => {
  const bodies = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'grapheme' })), { maxLength: 30 });
  forAll(
    fc.property(bodies, (pieces) => {
      const html = drawn(pieces.join(''));
      const elements = html === undefined ? [] : parseHtml(html);
      for (const { name, attributes } of elements) {
        expect(NAMES.split(' ')).toContain(name);
        expect(ATTRIBUTES.split(' ')).toEqual(
          expect.arrayContaining(Object.keys(attributes).map((key) => key.toLowerCase())),
        );
        if (name === 'a') expect(attributes.href).toMatch(/^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/);
        if (name === 'img') expect(attributes.src).toBe('/photographs/a.webp');
      }
    }),
  );
});
