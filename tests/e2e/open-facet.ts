import type { Locator } from '@playwright/test';

/** Expands a facet by its legend and shows all of its options. */
export async function openFacet(panel: Locator, name: string) {
  const facet = panel.getByRole('group', { name, exact: true });
  await facet.waitFor();
  if ((await facet.getAttribute('open')) === null) await facet.locator('summary').click();
  const all = facet.getByRole('button', { name: /^Show all/ });
  if (await all.isVisible()) await all.click();
}
