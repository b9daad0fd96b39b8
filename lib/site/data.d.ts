/** The files of the data folder: see scripts/data-files.ts. `lib` says what stands in them, and checks it at build. */
declare module '@data/*.json' {
  const data: unknown;
  export default data;
}

/** The style sheet of all pages in the look of the shop, and the classes that bring its fonts to a document. */
declare module '@data/globals.css';
declare module '@data/fonts' {
  export const fontClasses: string;
}
