import type { Page } from '@playwright/test';

/** Answers requests for the files of a pattern with another text in place of one that stands in them. */
export async function changeText(page: Page, files: RegExp, from: string, to: string): Promise<void> {
  await page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(from, to) });
  });
}
