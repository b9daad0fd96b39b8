import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageBlocks } from '@/components/site/page-blocks';
import { parsePage } from '@/lib/site/own-pages/parse-page';
import { parseHtml } from '../export/html';
import { forAll } from '../fixtures/for-all';

const PICTURES = new Map([['/pages/oven.jpg', { width: 800, height: 600 }]]);
const SOURCES = { '/pages/oven.jpg': { src: '/photographs/a.webp' } };

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
    `"<link rel="preload" as="image" href="/photographs/a.webp" fetchPriority="high"/><figure><img fetchPriority="high" decoding="sync" src="/photographs/a.webp" alt="An oven" width="800" height="600"/><figcaption dir="auto">Ours &amp; &lt;old&gt;</figcaption></figure><h2 id="a-heading" dir="auto">A <em>heading</em></h2><p dir="auto">One<br/>two <a href="/faq/">FAQ</a> <a href="#a-heading">here</a> <a href="https://e.example/?a=1&amp;b=2" rel="noreferrer">there</a> <code>code &lt;b&gt;</code></p><ol dir="auto" start="3"><li dir="auto"><p dir="auto">a</p></li><li dir="auto"><p dir="auto">b</p></li></ol><ul dir="auto"><li dir="auto"><p dir="auto">מגרפות</p></li></ul><blockquote dir="auto"><p dir="auto">quoted</p></blockquote><section class="scroll" aria-label="A heading" tabindex="0"><table class="lines"><thead><tr><th scope="col" dir="auto">a</th><td></td></tr></thead><tbody><tr><td dir="auto">b</td><td dir="auto" class="end">1</td></tr></tbody></table></section><pre dir="ltr"><code>&lt;script&gt;</code></pre><hr/>"`,
  );
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
