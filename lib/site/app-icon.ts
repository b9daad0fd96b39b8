/** The path of the app icon for home screens, an SVG, without the base path. The build makes the PNG icons from it. */
export const APP_ICON = '/icons/app-icon.svg';
