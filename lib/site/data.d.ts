/** The files of the data folder: see scripts/build/data-files.ts. `lib` says what stands in them, and checks it at build. */
declare module '@data/*.json' {
  const data: unknown;
  export default data;
}

/** Colors, radius and fonts of theme.json, and the class names that load both fonts: see scripts/build/theme/theme-files.ts. */
declare module '@data/theme.css';
declare module '@data/fonts' {
  export const fontClasses: string;
}
