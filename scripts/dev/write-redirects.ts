/** Part of `npm run dev`: writes the shop's redirects for next.config.mjs, which cannot read them itself. */
import { redirectRules } from '../../lib/site/owner-links';
import { writeIfNew } from '../write-if-new';
import { DEV_REDIRECTS, devRedirects } from './dev-redirects';

writeIfNew(DEV_REDIRECTS, JSON.stringify(devRedirects(redirectRules())));
