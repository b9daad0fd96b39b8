import logoData from '@data/logo.json';
import { asset } from '../routes';

/** Path of the SVG app icon, without the base path. The build renders PNG icons from it. */
export const APP_ICON = '/icons/app-icon.svg';
/** Path of the shop's logo, without the base path. */
export const LOGO = '/icons/logo.svg';

const size = logoData as { width: number; height: number } | null;

/** The logo, which replaces symbol and name in the header; null if the shop has none. */
export const logo = size && { ...size, src: asset(LOGO) };
