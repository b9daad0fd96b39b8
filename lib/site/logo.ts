import logoData from '@data/logo.json';
import { asset } from './asset';

/** The path of the shop's logo, without the base path. */
export const LOGO = '/icons/logo.svg';

const size = logoData as { width: number; height: number } | null;

/** The logo that stands in the header in place of the sign and the name. */
export const logo = size && { ...size, src: asset(LOGO) };
