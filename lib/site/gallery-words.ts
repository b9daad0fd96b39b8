import type { GalleryPicture } from './picture-source';

type About = Pick<GalleryPicture, 'alt' | 'caption'>;

/** The words for a picture of a gallery: the owner's own; drawings say what they show, photographs only that they are further pictures. */
export function galleryWords(name: string, { alt, caption }: About, index: number): string {
  if (alt) return alt;
  if (caption) return `${name}: ${caption}`;
  return index === 0 ? name : `${name}, picture ${index + 1}`;
}
