import { createHash } from 'node:crypto';
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

/** Width and height in the head of a PNG; undefined for what is none. */
export function pngSize(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.subarray(0, 8).toString('latin1') !== '\x89PNG\r\n\x1a\n') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The properties that the networks ask for: with its size an image is shown at the first request already. */
const NAMES = ['title', 'description', 'url', 'image', 'image:alt', 'image:width', 'image:height'].map(
  (name) => `og:${name}`,
);

type Site = { root: string; read: (file: string) => Buffer | undefined };

/** The faults of the card that other sites make of a page. */
export function shareFaults(page: Pick<Page, 'elements'>, { root, read }: Site): string[] {
  const properties = propertiesOf(page);
  const missing = NAMES.filter((name) => !properties.get(name));
  if (missing.length > 0) return [`lacks ${missing.join(', ')}`];
  const [url, image = ''] = [properties.get('og:url'), properties.get('og:image')];
  const bytes = image.startsWith(`${root}/`) ? read(image.slice(root.length)) : undefined;
  const size = bytes && pngSize(bytes);
  const said = `${properties.get('og:image:width')} x ${properties.get('og:image:height')}`;
  const card = page.elements.find(({ attributes }) => attributes.name === 'twitter:card')?.attributes.content;
  return [
    ...(url === canonicalOf(page) ? [] : [`its og:url is ${url} instead of ${canonicalOf(page)}`]),
    ...(size?.width === 1200 && size.height === 630
      ? []
      : [`its og:image ${image} is ${size ? `${size.width} x ${size.height}` : 'no PNG of the export'}`]),
    ...(said === '1200 x 630' ? [] : [`says that its og:image is ${said}`]),
    ...(card === 'summary_large_image' ? [] : [`its twitter:card is ${card}`]),
  ];
}

/** The names that show pictures of the same bytes: 'a, b'. */
export function sameBytes(
  shown: readonly (readonly [who: string, file: string])[],
  read: (file: string) => Buffer,
): string[] {
  const byContent = new Map<string, string[]>();
  for (const [who, file] of shown) {
    const content = createHash('sha256').update(read(file)).digest('hex');
    byContent.set(content, [...(byContent.get(content) ?? []), who]);
  }
  return [...byContent.values()].filter(({ length }) => length > 1).map((same) => same.join(', '));
}
