/**
 * `npm start -- [--full]`, or `PORT=8080 BASE_PATH=/store npm start`: builds the shop, unless it stands already, and serves it as a CDN
 * would, until Ctrl+C. What is built here without SITE_URL is for this machine, in CI too.
 */
import { readEnvironment } from '../lib/environment';
import { addressWarning } from './address/unknown-address';

const warning = addressWarning();
process.env.SITE_URL = readEnvironment().siteUrl;
await import('./build');
if (!process.exitCode) {
  if (warning) console.warn(`${warning}\n`);
  await import('./serve');
}
