import type { BuildPlan } from './build-plan';

type Known = Pick<BuildPlan, 'code' | 'pages'>;

/**
 * Says why a page is drawn, or that it is kept: 'products/x is drawn: similar changed.'
 * @param name the address without the base path, with or without slashes at its ends
 * @param former what the build before knew, if it ended well
 */
export function explainPage(name: string, plan: BuildPlan, former: Known | undefined): string {
  const path = `/${name.replace(/^\/+|\/+$/g, '')}/`;
  const page = plan.pages[path];
  if (!page)
    return `${name}: no page of a product or a listing has this address; all other pages are drawn by every build.`;
  if (plan.compared.includes(path)) return `${name} is kept, and drawn once more to be compared.`;
  if (!plan.drawn.includes(path)) return `${name} is kept: nothing that it says has changed.`;
  const before = former?.pages[path];
  if (!former) return `${name} is drawn: nothing is known of the build before.`;
  if (!before) return `${name} is drawn: the build before had no such page.`;
  if (former.code !== plan.code)
    return `${name} is drawn: the code has changed, or the settings, or what all pages say.`;
  if (before.key === page.key) return `${name} is drawn: what was kept of it is gone.`;
  const names = new Set([...Object.keys(before.parts), ...Object.keys(page.parts)]);
  const changed = [...names].filter((part) => before.parts[part] !== page.parts[part]);
  return `${name} is drawn: ${changed.join(', ')} changed.`;
}
