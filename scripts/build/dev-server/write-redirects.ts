/** Part of `npm run dev`: writes the shop's redirects for next.config.mjs, which cannot import them. */
import { getRedirectRules } from '../../../lib/site/links/owner-links';
import { writeIfChanged } from '../write-file';
import { DEV_REDIRECTS_FILE, devRedirects } from './dev-redirects';

writeIfChanged(DEV_REDIRECTS_FILE, JSON.stringify(devRedirects(getRedirectRules())));
