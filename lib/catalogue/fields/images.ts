import { type ImageLink, type ProductPicture, toImageLink, toPicture } from '../images/product-images';
import { type Editor, type Field, type FieldEntry, lineText, type TextFormat } from './field';

/** The editor of pictures with description, color and view. */
const editor: Editor<{ images: ProductPicture[] }> = {
  section: 'basics',
  component: 'images',
  legend: 'Images',
  controls: {
    images: {
      kind: 'custom',
      label: 'Images',
      hint: 'JPEG, PNG, WebP, AVIF or GIF, at most 20 MB each. Each file becomes a WebP of at most 1200 px without camera data. The first image is the one in listings.',
    },
  },
  read: (raw) => ({ images: (raw.image_links ?? []).map(toPicture) }),
  write: ({ images }) => ({ image_links: images.map(trimPicture).map(toImageLink) }),
  controlOf: () => 'images',
};

const trimPicture = ({ alt = '', view = '', ...picture }: ProductPicture) => ({
  ...picture,
  alt: alt.trim(),
  view: view.trim(),
});

/** URLs, one per line. A list with descriptions, colors or views has no text form; CSV cells contain it as JSON. */
const text: TextFormat = {
  format: (value) =>
    Array.isArray(value) && value.every((link) => typeof link === 'string') ? lineText.format(value) : '',
  parse: lineText.parse,
};

/** The field of a product's pictures. */
export const image_links = {
  key: 'image_links',
  label: 'Images',
  shape: 'pictures',
  editor,
  text,
  entries: (value) => (value as ImageLink[]).map(toEntry),
} as const satisfies Field;

/** A picture by its file name, or 'Picture 1' for uploads, because their names are hashes. */
function toEntry(link: ImageLink, index: number): FieldEntry {
  const { src, alt, color, view }: ProductPicture = toPicture(link);
  const file = src.startsWith('/uploads/') ? '' : (src.split(/[?#]/)[0]?.split('/').pop() ?? '');
  const label = file || `Picture ${index + 1}`;
  const facts = [color, view, alt].filter(Boolean).join(', ');
  return { key: `${src} ${facts}`, label, ...(facts && { detail: `${label} (${facts})` }) };
}
