import { renderToStaticMarkup } from 'react-dom/server';
import { PageText } from '@/components/layout/page-text';
import { parsePage } from '@/lib/site/own-pages/parse-page';

const render = (body: string) => {
  const { page, problems } = parsePage('about', `---\ntitle: About\n---\n${body}`, new Map());
  if (!page) throw new Error(problems.map(({ message }) => message).join('\n'));
  return renderToStaticMarkup(<PageText tree={page.tree} />);
};

test('each block has the direction of its text', () => {
  const html = render('## A *heading*\n\na  \nb `<i>`\n\n- מגרפות\n\n> quoted\n\n    <script>\n\n***');
  expect(html).toBe(
    '<h2 dir="auto" id="a-heading">A <em>heading</em></h2><p dir="auto">a<br/>b <code>&lt;i&gt;</code></p>' +
      '<ul dir="auto"><li dir="auto">מגרפות</li></ul><blockquote dir="auto"><p dir="auto">quoted</p></blockquote>' +
      '<pre dir="ltr"><code>&lt;script&gt;\n</code></pre><hr/>',
  );
});

test.each([
  ['a &lt;b&gt; &amp; \\<i> 3 < 4', '<p>a &lt;b&gt; &amp; &lt;i&gt; 3 &lt; 4</p>'],
  ['## Two\n\n#### Four', '<h2 id="two">Two</h2><h3 id="four">Four</h3>'],
  ['## Same\n\n## Same', '<h2 id="same">Same</h2><h2 id="same-2">Same</h2>'],
  ['## Content', '<h2 id="about-content">Content</h2>'],
  ['## Menu more', '<h2 id="about-menu-more">Menu more</h2>'],
  ['3. a\n\n4. b', '<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>'],
  [
    '[a](/faq) [b](returns.md#how) [c](#d) <https://e.example/?a=1&b=2> [f](/search?query=x)',
    '<p><a href="/faq/">a</a> <a href="/returns/#how">b</a> <a href="#d">c</a> <a href="https://e.example/?a=1&amp;b=2" rel="noreferrer">https://e.example/?a=1&amp;b=2</a> <a href="/search/?query=x">f</a></p>',
  ],
  ['[a](/products/gone/) <a@b.example>', '<p>a <a href="mailto:a@b.example" rel="noreferrer">a@b.example</a></p>'],
  ['~~a~~ [^1] - [ ] b', '<p>~~a~~ [^1] - [ ] b</p>'],
])('%j is rendered as %s', (markdown, html) => {
  expect(render(markdown).replaceAll(' dir="auto"', '')).toBe(html);
});

test('a table is a labelled region that scrolls; the label has a number from the second table of a section on', () => {
  const html = render('| a | |\n|---|--:|\n| b | 1 |\n\n| c |\n|---|');
  expect(html).toBe(
    '<section class="scroll" aria-label="About" tabindex="0"><table class="lines"><thead><tr><th scope="col" dir="auto">a</th><td></td></tr></thead>' +
      '<tbody><tr><td dir="auto">b</td><td dir="auto" class="end">1</td></tr></tbody></table></section>' +
      '<section class="scroll" aria-label="About, 2" tabindex="0"><table class="lines"><thead><tr><th scope="col" dir="auto">c</th></tr></thead></table></section>',
  );
});
