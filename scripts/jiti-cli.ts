import { fileURLToPath } from 'node:url';

/** The program by which a process or thread runs a script of ours. */
export const JITI_CLI = fileURLToPath(new URL('../node_modules/jiti/lib/jiti-cli.mjs', import.meta.url));

/** The script that runs the others by their names. */
export const RUN_SCRIPT = fileURLToPath(new URL('./run.ts', import.meta.url));
