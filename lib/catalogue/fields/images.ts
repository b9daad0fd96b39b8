import { ALT_LENGTH } from '../pictures';
import type { RawProduct } from '../schema/product';
import type { Editor, Field, FieldEntry } from './field';

type Alts = NonNullable<RawProduct['image_alts']>;

/** What stands under a picture goes with it, wherever it is moved. */
const editor: Editor<{ images: string[]; imageAlts: Alts }> = {
  group: 'main',
  look: 'images',
  legend: 'Images',
  controls: {
    images: {
      kind: 'own',
      label: 'Images',
      hint: 'JPEG, PNG, WebP, AVIF or GIF, at most 20 MB each; several at once, dropped or pasted here too. Each becomes a WebP of at most 1200 px without its camera data. The first one is the picture in listings.',
    },
    imageAlts: { kind: 'own', label: 'Image descriptions', max: ALT_LENGTH },
  },
  read: (raw) => ({ images: raw.image_links ?? [], imageAlts: raw.image_alts ?? {} }),
  write({ images, imageAlts }) {
    const written = images.flatMap((address) => {
      const text = imageAlts[address]?.trim();
      return text ? [[address, text]] : [];
    });
    return {
      image_links: images,
      image_alts: written.length > 0 ? (Object.fromEntries(written) as Alts) : undefined,
    };
  },
  // A part of the one is its place in the list, of the other an address.
  controlOf: (part) => (/^\d*$/.test(part) ? 'images' : 'imageAlts'),
};

/** The field of a product's own pictures. */
export const image_links = {
  key: 'image_links',
  rank: 14,
  label: 'Images',
  about: 'https addresses, or own paths under `/uploads/`; the first is the picture in listings.',
  absent: 'a placeholder',
  shape: 'texts',
  editor,
  entries: (value) => (value as string[]).map(toEntry),
} as const satisfies Field;

/** The field of descriptions for a product's own pictures, in their order. */
export const image_alts = {
  key: 'image_alts',
  rank: 29,
  label: 'Image descriptions',
  about:
    'What pictures show, by address: `{ "https://example.com/a.jpg": "The back, with its loop" }`; 200 characters each.',
  absent: 'the name of the product',
  shape: 'group',
  editor,
  entries: (value) =>
    Object.entries(value as Alts).map(([key, words], index) => ({ key, words, detail: toEntry(key, index).words })),
} as const satisfies Field;

/** A picture by its file's name; one that was uploaded has none that says anything. */
function toEntry(address: string, index: number): FieldEntry {
  const file = /^https:/.test(address) ? (address.split(/[?#]/)[0]?.split('/').pop() ?? '') : '';
  return { key: address, words: file || `Picture ${index + 1}` };
}
