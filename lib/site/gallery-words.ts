import type { GalleryPicture } from './picture-source';

/** The words for a picture of a gallery. Drawings say what they show; photographs only that they are further pictures. */
export function galleryWords(name: string, { caption }: Pick<GalleryPicture, 'caption'>, index: number): string {
  if (caption) return `${name}: ${caption}`;
  return index === 0 ? name : `${name}, picture ${index + 1}`;
}
