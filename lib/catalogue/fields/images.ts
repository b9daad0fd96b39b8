import type { Editor, Entry, Field } from './field';

const editor: Editor<{ images: string[] }> = {
  group: 'main',
  look: 'images',
  legend: 'Images',
  controls: {
    images: {
      kind: 'own',
      label: 'Images',
      hint: 'JPEG, PNG, WebP, AVIF or GIF, at most 20 MB each; several at once, dropped here too. Each becomes a WebP of at most 1200 px without its camera data. The first one is the picture in listings.',
    },
  },
  read: (raw) => ({ images: raw.image_links ?? [] }),
  write: ({ images }) => ({ image_links: images }),
};

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

/** A picture by its file's name; one that was uploaded has none that says anything. */
function toEntry(address: string, index: number): Entry {
  const file = /^https:/.test(address) ? (address.split(/[?#]/)[0]?.split('/').pop() ?? '') : '';
  return { key: address, words: file || `Picture ${index + 1}` };
}
