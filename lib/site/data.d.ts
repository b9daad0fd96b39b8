/** The files of the data folder: see scripts/data-files.ts. `lib` says what stands in them, and checks it at build. */
declare module '@data/*.json' {
  const data: unknown;
  export default data;
}
