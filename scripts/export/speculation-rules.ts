import { AHEAD, DRAWN } from '../../lib/loader/draw-ahead';

/**
 * The pages of the shop that a browser fetches, and draws where it has the room and the script says so: of links that the page's script marks, since rules ask
 * neither for a pointer nor for Save-Data, and take a finger that scrolls for one that presses.
 * An address with a query needs script to be drawn, which a page that nobody sees does not run; so it is only fetched.
 * @param basePath '' or '/store'
 */
export function speculationRules(basePath: string): string {
  const isOfShop = `[${AHEAD}][href^='${basePath}/']:not([href^='${basePath}/admin/'])`;
  const rule = (selector: string) => [{ where: { selector_matches: selector }, eagerness: 'immediate' }];
  return JSON.stringify({
    prefetch: rule(`a${isOfShop}`),
    prerender: rule(`a[href$='/'][${AHEAD}=${DRAWN}]${isOfShop}`),
  });
}
