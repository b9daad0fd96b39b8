import sharp from 'sharp';
import { look } from '@/lib/site/look';
import { products } from './expected';
import { parseHtml } from './html';
import { describePicture, propertiesOf, shareFaults } from './share';
import { basePath, faultsOf, files, getPage, isNotFound, pages, readBytes, readText, siteUrl } from './site';

const KB = 1024;
const root = `${siteUrl}${basePath}`;
const read = (file: string) => (files.has(file) ? readBytes(file) : undefined);
const images = [...files].filter((file) => file.startsWith('/share/'));

test('every page has the metadata of a link preview, with an image', () => {
  const checked = pages.filter((page) => !isNotFound(page));
  expect(faultsOf(checked, (page) => shareFaults(page, { root, read }))).toEqual([]);
});

test('a product shows its first picture: made into an image if it is a drawing, as it is if it is a photograph', () => {
  const wrong = products.flatMap(({ id, images: [first] }) => {
    const image = propertiesOf(getPage(`/products/${id}/`)).get('og:image') ?? '';
    if (!first || /^https:.*\.svg\b/i.test(first.src))
      return image.startsWith(`${root}/share/`) ? [] : `${id}: ${image}`;
    const file = first.src.endsWith('.svg') ? `/share${first.src.slice(0, -'.svg'.length)}.jpg` : first.src;
    const isCopy = !first.src.endsWith('.svg') && image.startsWith(`${root}/photographs/`);
    return isCopy || image === new URL(file, `${root}/`).href || image === `${root}${file}` ? [] : `${id}: ${image}`;
  });
  expect(wrong).toEqual([]);
});

test('each made image is used by a page', () => {
  const named = new Set(pages.map((page) => propertiesOf(page).get('og:image')?.slice(root.length)));
  expect(images.filter((file) => !named.has(file))).toEqual([]);
});

test('made images have at most 60 KB each', () => {
  expect(images.filter((file) => readBytes(file).length > 60 * KB)).toEqual([]);
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
  expect(pngs.map(({ src, sizes }) => [sizes, describePicture(readBytes(src.slice(basePath.length)))])).toEqual([
    ['192x192', 'png 192 x 192'],
    ['512x512', 'png 512 x 512'],
  ]);
});

const MADE = 'https://a.example/share/x.jpg';
const SIZE = { width: '1200', height: '630' };

test.each<[what: string, image: string, size: object, faults: string[]]>([
  ['a made image', MADE, SIZE, []],
  ['a photograph', 'https://a.example/uploads/x.jpg', {}, []],
  ['a photograph on another host', 'https://b.example/x.jpg', {}, []],
  ['a made image without its size', MADE, {}, ['the size of its og:image is undefined x undefined']],
  ['a missing image', 'https://a.example/no.jpg', {}, ['its og:image https://a.example/no.jpg is not in the export']],
  ['an image without its host', '/uploads/x.jpg', {}, ['its og:image is /uploads/x.jpg']],
  ['a drawing', 'https://b.example/x.svg', {}, ['its og:image https://b.example/x.svg is an SVG']],
  ['no image', '', {}, ['lacks og:image']],
])('the metadata with %s are checked', async (_, image, size, faults) => {
  const jpeg = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const properties = {
    ...{ title: 'A', description: 'B', url: 'https://a.example/x/', image, 'image:alt': 'C' },
    ...Object.fromEntries(Object.entries(size).map(([name, value]) => [`image:${name}`, value])),
  };
  const html = [
    '<link rel="canonical" href="https://a.example/x/"><meta name="twitter:card" content="summary_large_image">',
    ...Object.entries(properties).map(([name, content]) => `<meta property="og:${name}" content="${content}">`),
  ].join('');
  const read = (file: string) => (/^\/(?:share|uploads)\/x\.jpg$/.test(file) ? jpeg : undefined);
  expect(shareFaults({ elements: parseHtml(html) }, { root: 'https://a.example', read })).toEqual(faults);
});
