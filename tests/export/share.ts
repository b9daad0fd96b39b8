import { imageSize } from 'image-size';
import { canonicalOf } from './checks';
import { files, type Page, readBytes, root } from './site';

/** The content of each <meta property>, by property. */
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

/** Problems of the metadata for link previews. */
export function sharePreviewProblems(page: Pick<Page, 'elements'>): string[] {
  const properties = propertiesOf(page);
  const missing = NAMES.filter((name) => !properties.get(name));
  if (missing.length > 0) return [`lacks ${missing.join(', ')}`];
  const [url, image = ''] = [properties.get('og:url'), properties.get('og:image')];
  const card = page.elements.find(({ attributes }) => attributes.name === 'twitter:card')?.attributes.content;
  return [
    ...(url === canonicalOf(page) ? [] : [`its og:url is ${url} instead of ${canonicalOf(page)}`]),
    ...(card === 'summary_large_image' ? [] : [`its twitter:card is ${card}`]),
    ...imageProblems(image, `${properties.get('og:image:width')} x ${properties.get('og:image:height')}`),
  ];
}

/** Problems of a share image. Only a generated image has its size in the page. A photograph may be on another host. */
function imageProblems(image: string, statedSize: string): string[] {
  const isGenerated = image.startsWith(`${root}/share/`);
  const problems =
    statedSize === (isGenerated ? '1200 x 630' : 'undefined x undefined')
      ? []
      : [`the size of its og:image is ${statedSize}`];
  if (/\.svg(?:[?#]|$)/i.test(image)) return [...problems, `its og:image ${image} is an SVG`];
  if (!image.startsWith(`${root}/`))
    return image.startsWith('https://') ? problems : [...problems, `its og:image is ${image}`];
  const file = decodeURI(image.slice(root.length));
  if (!files.has(file)) return [...problems, `its og:image ${image} is not in the export`];
  const found = isGenerated ? describePicture(readBytes(file)) : '';
  return isGenerated && found !== 'jpg 1200 x 630' ? [...problems, `its og:image is ${found}`] : problems;
}
