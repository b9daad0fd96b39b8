/**
 * The pages of the shop that a browser may fetch, and draw where it has the room, once a visitor points at a link or presses it.
 * An address with a query needs script to be drawn, which a page that nobody sees does not run; so it is only fetched.
 * @param basePath '' or '/store'
 */
export function speculationRules(basePath: string): string {
  const isOfShop = `:not([href^='${basePath}/admin/'])`;
  const rule = (selector: string) => [{ where: { selector_matches: selector }, eagerness: 'moderate' }];
  return JSON.stringify({
    prefetch: rule(`a[href^='${basePath}/']${isOfShop}`),
    prerender: rule(`a[href^='${basePath}/'][href$='/']${isOfShop}`),
  });
}
