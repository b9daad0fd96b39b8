import logoData from '@data/logo.json';
import { asset } from './asset';

/** The name of the shop's logo among its drawings. */
export const LOGO_FILE = 'logo.svg';

const size = logoData as { width: number; height: number } | null;

/** The logo that stands in the header in place of the sign and the name. */
export const logo = size && { ...size, src: asset(`/artwork/${LOGO_FILE}`) };
