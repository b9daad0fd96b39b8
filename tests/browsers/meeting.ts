import type { Meeting } from '../../scripts/test-browsers/engines';

/** The browsers that `npm run test:browsers` has found. */
export const meeting = () => JSON.parse(process.env.BROWSERS ?? '{"wanted":[],"met":[]}') as Meeting;

/** Whether pictures of the templates are asked for, in place of the checks. */
export const isForPictures = process.env.BROWSER_PICTURES === 'true';
