import { z } from '../../zod';
import { parseAddress } from './parse-address';
import { isPublicHost } from './public-address';
import { wrongType } from './text';

const OWN_PATH = /^\/uploads\/[A-Za-z0-9][A-Za-z0-9._-]*$/;
/** Kinds that hold nothing but pixels: a drawing may hold a script. */
const RASTER = /\.(?:avif|gif|jpe?g|png|webp)$/i;

/** The fault of an image address, or undefined when it may be published. */
export function imageAddressFault(address: string): string | undefined {
  if (address === '') return 'must not be empty';
  if (/\s/.test(address)) return 'contains a space or a line break';
  if (/\p{Cc}/u.test(address)) return 'contains a control character';
  if (address.length > 2000) return 'is longer than 2,000 characters';
  if (OWN_PATH.test(address) && !address.includes('..'))
    return RASTER.test(address)
      ? undefined
      : 'is no AVIF, GIF, JPEG, PNG or WebP, which alone may stand under /uploads/';
  const url = parseAddress(address);
  if (!url) return 'is neither an https:// address nor a path under /uploads/';
  if (url.protocol !== 'https:') return `starts with ${url.protocol}; only https:// addresses are allowed`;
  if (url.username || url.password) return 'contains a user name or a password';
  if (!isPublicHost(url.hostname)) return 'names a host of a private network, which no visitor can reach';
  return undefined;
}

/** An https address without credentials, or one of our own files under /uploads/. */
export const imageAddressSchema = z.string({ error: wrongType('text') }).superRefine((address, context) => {
  const fault = imageAddressFault(address);
  if (fault) context.addIssue({ code: 'custom', message: `${JSON.stringify(address.slice(0, 80))} ${fault}` });
});
