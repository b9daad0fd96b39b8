import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { ChangeSet } from '@/lib/admin/change-set/change-set';

type File = ChangeSet['files'][number];

/** The file of a change set that holds these bytes, named as the admin names its pictures. */
export function pictureFile(bytes: Buffer): File {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path: `/uploads/${sha256}.webp`, sha256, mime: 'image/webp', base64: bytes.toString('base64') };
}

/** A picture of noise, which another size makes another one. */
export function drawNoise(size = 9) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: size, height: size, channels: 3, background: '#000', noise } });
}
