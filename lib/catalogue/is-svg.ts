/** True for the URL or path of an SVG file. */
export const isSvg = (src: string): boolean => /\.svg(?:[?#]|$)/i.test(src);
