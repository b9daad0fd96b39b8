/**
 * `npm start`, or `PORT=8080 BASE_PATH=/store npm start`: builds the shop and serves it as a host would, until Ctrl+C. Without
 * SITE_URL, pages have the address of this machine, in CI too.
 */
import { readEnvironment } from '../lib/site/environment';
import { build } from './build/build';
import { siteUrlWarning } from './build/site-url';

const warning = siteUrlWarning();
process.env.SITE_URL = readEnvironment().siteUrl;
// Without share images: links to this machine are not shared.
if (await build({ hasShareImages: false })) {
  if (warning) console.warn(`${warning}\n`);
  await import('./serve');
} else process.exitCode = 1;
