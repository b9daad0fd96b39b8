import { createRequire } from 'node:module';
import { JITI_CLI, RUN_SCRIPT } from '../jiti-cli';

const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const script = (...words: string[]) => [JITI_CLI, RUN_SCRIPT, ...words];

/** The steps of a build in their order, each a program of Node with its words. */
export const BUILD_STEPS: readonly (readonly string[])[] = [
  script('check-address'),
  script('catalogue-check', '--quiet'),
  script('artwork'),
  script('share-images'),
  [next, 'build'],
  script('export'),
];
