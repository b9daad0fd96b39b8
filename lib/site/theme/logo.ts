import logoData from '@data/logo.json';
import { asset } from '../asset';

/** The path of the app icon for home screens, an SVG, without the base path. The build makes PNG icons from it. */
export const APP_ICON = '/icons/app-icon.svg';
/** The path of the shop's logo, without the base path. */
export const LOGO = '/icons/logo.svg';

const size = logoData as { width: number; height: number } | null;

/** The logo, which the header shows in place of mark and name; null if the shop has none. */
export const logo = size && { ...size, src: asset(LOGO) };
