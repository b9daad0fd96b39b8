import { fromBase64 } from '../../base64';
import { writePicture } from '../../storage/database';
import type { ChangeSet } from '../change-set/change-set';
import { imageFault } from '../images/image-fault';
import { imageKind } from '../images/image-header';
import { uploadPath } from '../images/image-store';

/**
 * Keeps the pictures of a change set in this browser, under the addresses that its products name. Rejects where one is not what its
 * name says, or cannot be kept.
 */
export async function keepPictures(files: ChangeSet['files']): Promise<void> {
  for (const { path, mime, base64 } of files) {
    const bytes = fromBase64(base64);
    const picture = new File([bytes], path, { type: mime });
    if (path !== (await uploadPath(picture))) throw new Error(`${path} is not the picture that its name says`);
    // From here it may be written to a project folder, which looks no further.
    const fault = imageKind(bytes) === 'webp' ? await imageFault(picture) : `${path} is no WebP picture`;
    if (fault) throw new Error(fault);
    await writePicture(path, picture);
  }
}
