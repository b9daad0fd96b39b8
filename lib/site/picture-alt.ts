import type { GalleryPicture } from './picture-source';

/** The alternative text of a picture: the `alt` of the data ('' for a placeholder), else the product's name with view and color, else with its position. */
export function pictureAlt(
  name: string,
  { alt, view, color }: Pick<GalleryPicture, 'alt' | 'view' | 'color'>,
  index: number,
): string {
  if (alt !== undefined) return alt;
  const facts = [view, color].filter(Boolean).join(', ');
  if (facts) return `${name}: ${facts}`;
  return index === 0 ? name : `${name}, picture ${index + 1}`;
}
