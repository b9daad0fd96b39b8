import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * True for the module that node was started with, so that a script can be run and imported alike.
 * Real paths, because node resolves links in a module's address and leaves them in its arguments.
 * @param {string} moduleUrl `import.meta.url` of the asking module
 */
export function isMain(moduleUrl) {
  return Boolean(process.argv[1]) && realpathSync(process.argv[1]) === fileURLToPath(moduleUrl);
}
