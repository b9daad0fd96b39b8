import type { DrawnPicture } from '../catalogue/pictures';
import { asset } from '../site/routes';

/** The drawings of the published products by id; none where they cannot be had, for they are not what is edited. */
export async function fetchDrawings(): Promise<ReadonlyMap<string, readonly DrawnPicture[]>> {
  try {
    const response = await fetch(asset('/drawings.json'), { cache: 'no-cache' });
    return new Map(response.ok ? Object.entries((await response.json()) as Record<string, DrawnPicture[]>) : []);
  } catch {
    return new Map();
  }
}
