import type { Page } from '@playwright/test';

/** Puts an endpoint into the scripts, as a build with another data/site.json would. */
export async function withEndpoint(page: Page, endpoint: string) {
  await page.route(/\/_next\/static\/chunks\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('contactEndpoint:""', `contactEndpoint:"${endpoint}"`);
    await route.fulfill({ response, body });
  });
}
