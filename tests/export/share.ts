import { imageSize } from 'image-size';
import { canonicalOf } from './checks';
import type { Page } from './site';

/** Every <meta property>, by its name. */
export function propertiesOf({ elements }: Pick<Page, 'elements'>): Map<string, string> {
  return new Map(
    elements.flatMap(({ name, attributes: { property, content } }) =>
      name === 'meta' && property !== undefined && content !== undefined ? [[property, content] as const] : [],
    ),
  );
}

/** The type and size of a picture: 'jpg 1200 x 630'. */
export function describePicture(bytes: Buffer): string {
  const { type, width, height } = imageSize(bytes);
  return `${type} ${width} x ${height}`;
}

const NAMES = ['title', 'description', 'url', 'image', 'image:alt'].map((name) => `og:${name}`);

type Site = { root: string; read: (file: string) => Buffer | undefined };

/** The errors of the metadata from which other sites make a link preview. */
export function sharePreviewProblems(page: Pick<Page, 'elements'>, { root, read }: Site): string[] {
  const properties = propertiesOf(page);
  const missing = NAMES.filter((name) => !properties.get(name));
  if (missing.length > 0) return [`lacks ${missing.join(', ')}`];
  const [url, image = ''] = [properties.get('og:url'), properties.get('og:image')];
  const card = page.elements.find(({ attributes }) => attributes.name === 'twitter:card')?.attributes.content;
  return [
    ...(url === canonicalOf(page) ? [] : [`its og:url is ${url} instead of ${canonicalOf(page)}`]),
    ...(card === 'summary_large_image' ? [] : [`its twitter:card is ${card}`]),
    ...imageProblems(image, `${properties.get('og:image:width')} x ${properties.get('og:image:height')}`, {
      root,
      read,
    }),
  ];
}

/** A made image has its size in the page. A photograph has none, and may be on another host. */
function imageProblems(image: string, statedSize: string, { root, read }: Site): string[] {
  const isMade = image.startsWith(`${root}/share/`);
  const expectedSize = isMade ? '1200 x 630' : 'undefined x undefined';
  const faults = statedSize === expectedSize ? [] : [`the size of its og:image is ${statedSize}`];
  if (/\.svg(?:[?#]|$)/i.test(image)) return [...faults, `its og:image ${image} is an SVG`];
  if (!image.startsWith(`${root}/`))
    return image.startsWith('https://') ? faults : [...faults, `its og:image is ${image}`];
  const bytes = read(decodeURI(image.slice(root.length)));
  if (!bytes) return [...faults, `its og:image ${image} is not in the export`];
  const found = isMade ? describePicture(bytes) : '';
  return isMade && found !== 'jpg 1200 x 630' ? [...faults, `its og:image is ${found}`] : faults;
}
