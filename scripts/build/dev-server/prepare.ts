/**
 * Part of `npm run dev`, as a process that reads the current data: prepares the images, and writes the redirects for next.config.mjs,
 * which cannot import them.
 */
import { readFileSync } from 'node:fs';
import { readEnvironment } from '../../../lib/site/environment';
import { getRedirectRules } from '../../../lib/site/links/owner-links';
import { parseValidCatalogue } from '../images/photograph-urls';
import { prepareImages } from '../images/prepare-images';
import { writeIfChanged } from '../write-file';
import { DEV_REDIRECTS_FILE, devRedirects } from './dev-redirects';

const { catalogueFile } = readEnvironment();
await prepareImages(parseValidCatalogue(readFileSync(catalogueFile), catalogueFile).products);
writeIfChanged(DEV_REDIRECTS_FILE, JSON.stringify(devRedirects(getRedirectRules())));
