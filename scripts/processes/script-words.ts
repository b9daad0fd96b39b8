import { fileURLToPath } from 'node:url';

const REGISTER = new URL('../register.mjs', import.meta.url).href;

/** The words with which Node runs a script of this folder: `scriptWords('catalogue-check', '--quiet')`. */
export const scriptWords = (name: string, ...words: string[]): string[] => [
  ...['--import', REGISTER],
  fileURLToPath(new URL(`../${name}.ts`, import.meta.url)),
  ...words,
];
