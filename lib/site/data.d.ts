/** Files that scripts/build/data-files.ts writes from the data folder. The schemas in `lib` define and validate them. */
declare module '@data/*.json' {
  const data: unknown;
  export default data;
}

/** Colors, radius and fonts of theme.json, and class names of both fonts. Written by scripts/build/theme/theme-files.ts. */
declare module '@data/theme.css';
declare module '@data/fonts' {
  export const fontClasses: string;
}
