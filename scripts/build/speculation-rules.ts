/**
 * The links of the shop that Chromium prefetches and prerenders: where a pointer rests for 200 ms or presses, and on a phone
 * those that a shopper has stopped at. The browser does neither with Save-Data, battery saver or little memory:
 * https://developer.chrome.com/docs/web-platform/prerender-pages#chrome-limits
 * An address with a query needs script, which does not run on a prerendered page: it is only prefetched.
 * @param basePath '' or '/store'
 */
export function speculationRules(basePath: string): string {
  const page = `a[href^='${basePath}/']:not([href^='${basePath}/admin/'])`;
  const rule = (selector: string) => [{ where: { selector_matches: selector }, eagerness: 'moderate' }];
  return JSON.stringify({
    prefetch: rule(`${page}:is([href$='/'],[href*='/?'])`),
    prerender: rule(`${page}[href$='/']`),
  });
}
