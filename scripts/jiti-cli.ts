import { fileURLToPath } from 'node:url';

/** What a process or thread is started with that runs a script of ours. */
export const JITI_CLI = fileURLToPath(new URL('../node_modules/jiti/lib/jiti-cli.mjs', import.meta.url));
