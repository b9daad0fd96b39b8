import { z } from '../../zod';
import { isSvg } from '../is-svg';
import { parseAddress } from './parse-address';
import { isPublicHost } from './public-address';
import { wrongType } from './text';

const OWN_PATH = /^(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/;
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
/** The folder of pictures that are added in the admin. Only pixels: an SVG from a browser may contain a script. */
const UPLOADS = '/uploads/';

/** The error of an image address, or undefined when it may be published. */
export function imageAddressFault(address: string): string | undefined {
  if (address === '') return 'must not be empty';
  if (/\s/.test(address)) return 'contains a space or a line break';
  if (/\p{Cc}/u.test(address)) return 'contains a control character';
  if (address.length > 2000) return 'is longer than 2,000 characters';
  if (address.startsWith('/') && !address.startsWith('//')) return ownPathFault(address);
  const url = parseAddress(address);
  if (!url) return 'is neither an https:// address nor a path such as /uploads/a.webp';
  if (url.protocol !== 'https:') return `starts with ${url.protocol}; only https:// addresses are allowed`;
  if (url.username || url.password) return 'contains a user name or a password';
  if (!isPublicHost(url.hostname)) return 'names a host of a private network, which no visitor can reach';
  return undefined;
}

/** The error of the path of a picture in `public/` or the data folder. */
function ownPathFault(path: string): string | undefined {
  if (!OWN_PATH.test(path) || path.includes('..'))
    return 'is neither an https:// address nor a path such as /uploads/a.webp';
  if (!PICTURE.test(path)) return 'is not an AVIF, GIF, JPEG, PNG, SVG or WebP file';
  if (path.startsWith(UPLOADS) && isSvg(path))
    return 'is an SVG under /uploads/, which allows AVIF, GIF, JPEG, PNG and WebP; use another folder';
  return undefined;
}

const checkAddress = (faultOf: (address: string) => string | undefined) =>
  z.string({ error: wrongType('text') }).superRefine((address, context) => {
    const fault = faultOf(address);
    if (fault) context.addIssue({ code: 'custom', message: `${JSON.stringify(address.slice(0, 80))} ${fault}` });
  });

/** An https address without credentials, or the path of a picture in `public/` or the data folder. */
export const imageAddressSchema = checkAddress(imageAddressFault);

/** The path of a picture in `public/` or the data folder. */
export const ownImagePathSchema = checkAddress((address) =>
  address.startsWith('https:')
    ? 'must be a picture of your own, such as /uploads/shop.webp'
    : imageAddressFault(address),
);
