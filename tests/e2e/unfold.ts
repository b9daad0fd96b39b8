import type { Locator } from '@playwright/test';

/** Opens a facet of the filters by the words over it, if it is folded. */
export async function unfold(panel: Locator, name: string) {
  const facet = panel.getByRole('group', { name, exact: true });
  await facet.waitFor();
  if ((await facet.getAttribute('open')) === null) await facet.locator('summary').click();
}
