/**
 * `npm start`, or `PORT=8080 BASE_PATH=/store npm start`: builds the shop and serves it as a CDN would. What is built here without
 * SITE_URL is for this machine, in CI too.
 */
import { readEnvironment } from '../lib/environment';
import { addressWarning } from './address/unknown-address';
import { runBuild } from './processes/run-build';

const status = runBuild({ SITE_URL: readEnvironment().siteUrl });
if (status === 0) {
  const warning = addressWarning();
  if (warning) console.warn(`${warning}\n`);
  await import('./serve');
}
process.exitCode = status;
