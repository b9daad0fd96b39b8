import type { Page } from '@playwright/test';
import { changeText } from './change-text';

/** Puts an endpoint into the scripts, as a build with another data/site.json would. */
export const withEndpoint = (page: Page, endpoint: string) =>
  changeText(page, /\/_next\/static\/chunks\/.*\.js$/, 'contactEndpoint:""', `contactEndpoint:"${endpoint}"`);
