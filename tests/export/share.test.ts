import { look } from '@/lib/site/look';
import { readSizeLimits } from '@/lib/size-limits';
import { products } from './expected';
import { parseHtml } from './html';
import { pngSize, propertiesOf, sameBytes, shareFaults } from './share';
import { basePath, faultsOf, files, getPage, isNotFound, pages, readBytes, readText, siteUrl } from './site';

const KB = 1024;
const root = `${siteUrl}${basePath}`;
const read = (file: string) => (files.has(file) ? readBytes(file) : undefined);
const images = [...files].filter((file) => file.startsWith('/share/'));

test('every page has a card for other sites, with an image of 1200 x 630', () => {
  const checked = pages.filter((page) => !isNotFound(page));
  expect(faultsOf(checked, (page) => shareFaults(page, { root, read }))).toEqual([]);
});

test('no two products show the same image, whatever its name, but for those of one drawing in a large catalogue', () => {
  const shown = products.map(({ id }): [string, string] => [
    id,
    propertiesOf(getPage(`/products/${id}/`))
      .get('og:image')
      ?.slice(root.length) ?? '',
  ]);
  if (products.length <= readSizeLimits().images) expect(sameBytes(shown, readBytes)).toEqual([]);
  else expect(shown.every(([, file]) => file.startsWith('/share/drawings/'))).toBe(true);
});

test('two images of the same bytes are found under different names', () => {
  const files = new Map([
    ['/a.png', 'x'],
    ['/b.png', 'y'],
    ['/c.png', 'x'],
  ]);
  const found = sameBytes(
    [...files.keys()].map((file) => [file, file]),
    (file) => Buffer.from(files.get(file) ?? ''),
  );
  expect(found).toEqual(['/a.png, /c.png']);
});

test('no image of a page is carried that no page names', () => {
  const named = new Set(pages.map((page) => propertiesOf(page).get('og:image')?.slice(root.length)));
  expect(images.filter((file) => !named.has(file))).toEqual([]);
});

test('the images of pages stay in their budget: 40 KB each, and 7,000 files in all', () => {
  const sizes = images.map((file) => ({ file, bytes: readBytes(file).length }));
  expect(sizes.filter(({ bytes }) => bytes > 40 * KB)).toEqual([]);
  expect(sizes.length).toBeLessThanOrEqual(7000);
});

const hasLink = ({ elements }: Pick<(typeof pages)[number], 'elements'>, rel: string) =>
  elements.some(({ name, attributes }) => name === 'link' && attributes.rel === rel && attributes.href !== undefined);

test('every page has an icon and names the manifest and the colors of the browser’s bars', () => {
  const faults = faultsOf(
    pages.filter((page) => !isNotFound(page)),
    (page) => [
      ...['icon', 'apple-touch-icon', 'manifest'].filter((rel) => !hasLink(page, rel)).map((rel) => `no ${rel}`),
      ...['light', 'dark']
        .filter(
          (scheme) =>
            !page.elements.some(
              ({ attributes: { name, media, content } }) =>
                name === 'theme-color' &&
                media === `(prefers-color-scheme: ${scheme})` &&
                /^#[0-9a-f]{6}$/.test(content ?? ''),
            ),
        )
        .map((scheme) => `no theme-color for ${scheme}`),
    ],
  );
  expect(faults).toEqual([]);
});

test('the manifest names the store, its start and icons of the size that it says', () => {
  const manifest = JSON.parse(readText('/manifest.webmanifest'));
  expect(manifest).toMatchObject({
    name: expect.any(String),
    start_url: `${basePath}/`,
    theme_color: look.tokens.light.band,
  });
  const icons: { src: string; sizes: string; type: string }[] = manifest.icons;
  const pngs = icons.filter(({ type }) => type === 'image/png');
  expect(icons.filter(({ src }) => !files.has(src.slice(basePath.length)))).toEqual([]);
  expect(pngs.map(({ src, sizes }) => [sizes, pngSize(readBytes(src.slice(basePath.length)))])).toEqual([
    ['192x192', { width: 192, height: 192 }],
    ['512x512', { width: 512, height: 512 }],
  ]);
});

test.each([
  ['', '', ['lacks og:title, og:description, og:url, og:image, og:image:alt, og:image:width, og:image:height']],
  ['https://a.example/x/', 'https://a.example/share/x.png', []],
  [
    'https://a.example/y/',
    'https://a.example/share/x.png',
    ['its og:url is https://a.example/y/ instead of https://a.example/x/'],
  ],
  [
    'https://a.example/x/',
    'https://a.example/none.png',
    ['its og:image https://a.example/none.png is no PNG of the export'],
  ],
  ['https://a.example/x/', '/share/x.png', ['its og:image /share/x.png is no PNG of the export']],
])('the card with the address "%s" and the image "%s" is judged', (url, image, faults) => {
  const bytes = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x04\xb0\0\0\x02\x76', 'latin1');
  const html = [
    '<link rel="canonical" href="https://a.example/x/"><meta name="twitter:card" content="summary_large_image">',
    ...['title', 'description', 'image:alt'].map((name) => `<meta property="og:${name}" content="${url && 'words'}">`),
    ...['width', 'height'].map(
      (name) => `<meta property="og:image:${name}" content="${url && { width: 1200, height: 630 }[name]}">`,
    ),
    `<meta property="og:url" content="${url}"><meta property="og:image" content="${image}">`,
  ].join('');
  const site = { root: 'https://a.example', read: (file: string) => (file === '/share/x.png' ? bytes : undefined) };
  expect(shareFaults({ elements: parseHtml(html) }, site)).toEqual(faults);
});
