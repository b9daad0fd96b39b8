import { imageAddressFault } from '../../catalogue/schema/image-address';
import type { AdminRow, UploadedPicture } from '../store-types';
import type { KeptPicture } from './image-store';
import { isUpload } from './is-upload';
import { rawPictures } from './raw-pictures';

/**
 * The pictures that were added in this browser and those that products use, the newest first; none under an address that a build
 * would refuse. One that no product uses, deleted ones
 * included, and no draft, is `isUnused` and takes room for nothing.
 */
export function listPictures(
  kept: readonly KeptPicture[],
  rows: readonly AdminRow[],
  drafts: readonly string[],
): UploadedPicture[] {
  const users = new Map<string, { names: Set<string>; at: number }>();
  for (const { raw, isDeleted, editedAt } of rows) {
    for (const path of rawPictures(raw)) {
      if (!isUpload(path)) continue;
      const known = users.get(path) ?? { names: new Set<string>(), at: 0 };
      if (!isDeleted) known.names.add(raw.name);
      users.set(path, { ...known, at: Math.max(known.at, editedAt) });
    }
  }
  const sizes = new Map(kept.map((picture) => [picture.path, picture]));
  return [...new Set([...sizes.keys(), ...users.keys()])]
    .filter((path) => imageAddressFault(path) === undefined)
    .map((path) => {
      const [here, used] = [sizes.get(path), users.get(path)];
      return {
        path,
        size: here?.size,
        usedBy: [...(used?.names ?? [])],
        isUnused: !used && !drafts.some((text) => text.includes(path)),
        at: here?.addedAt ?? used?.at ?? 0,
      };
    })
    .sort((a, b) => b.at - a.at)
    .map(({ at: _, ...picture }) => picture);
}
