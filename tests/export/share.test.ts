import { theme } from '@/lib/site/content';
import { products } from './expected';
import { describePicture, propertiesOf, sharePreviewProblems } from './share';
import {
  basePath,
  files,
  getPage,
  isNotFound,
  isStorefront,
  pages,
  problemsByPage,
  readBytes,
  readText,
  root,
} from './site';

const KB = 1024;
const images = [...files].filter((file) => file.startsWith('/share/'));

test('every page of the store has the metadata of a link preview, with an image', () => {
  const checked = pages.filter((page) => isStorefront(page) && !isNotFound(page));
  expect(problemsByPage(checked, sharePreviewProblems)).toEqual([]);
});

test('the share image of a product is its first photograph, or an image generated from its first drawing', () => {
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

test('each generated image is used by a page', () => {
  const used = new Set(pages.map((page) => propertiesOf(page).get('og:image')?.slice(root.length)));
  expect(images.filter((file) => !used.has(file))).toEqual([]);
});

test('generated images have at most 60 KB each', () => {
  expect(images.filter((file) => readBytes(file).length > 60 * KB)).toEqual([]);
});

const hasLink = ({ elements }: Pick<(typeof pages)[number], 'elements'>, rel: string) =>
  elements.some(({ name, attributes }) => name === 'link' && attributes.rel === rel && attributes.href !== undefined);

test('every page has an icon, the manifest and the theme colors of the browser', () => {
  const problems = problemsByPage(
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
  expect(problems).toEqual([]);
});

test('the manifest has the name of the store, its start URL, and icons with correct sizes', () => {
  const manifest = JSON.parse(readText('/manifest.webmanifest'));
  expect(manifest).toMatchObject({
    name: expect.any(String),
    start_url: `${basePath}/`,
    theme_color: theme.colors.ink,
  });
  const icons: { src: string; sizes: string; type: string }[] = manifest.icons;
  const pngs = icons.filter(({ type }) => type === 'image/png');
  expect(icons.filter(({ src }) => !files.has(src.slice(basePath.length)))).toEqual([]);
  expect(pngs.map(({ src, sizes }) => [sizes, describePicture(readBytes(src.slice(basePath.length)))])).toEqual([
    ['192x192', 'png 192 x 192'],
    ['512x512', 'png 512 x 512'],
  ]);
});
