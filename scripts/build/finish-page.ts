import { createHash } from 'node:crypto';
import { type AllowedOrigins, type Audience, contentSecurityPolicy } from './content-security-policy';

export type PageSettings = {
  audience: Audience;
  origins: AllowedOrigins;
  /** Text of the first inline script: the loader, or on an admin page only the correction of its address. */
  loader: string;
  /** Speculation Rules as JSON, for pages of the shop. */
  rules: string;
  /** The page is empty without its scripts, which then start as soon as it is parsed. */
  isUrgent: boolean;
  /** Address of a script that runs before the page is parsed. */
  first?: string | undefined;
};

/** How Next begins a page. The policy comes next, before everything that it applies to. */
const START = '<head><meta charSet="utf-8"/>';

const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
/** A script for browsers without modules, which cannot run the other scripts either. */
export const LEGACY_SCRIPT = /<script src="([^"]+)" noModule=""><\/script>/g;
/** Between two inline scripts: as one they need one hash. */
const BETWEEN = /(?<=\))<\/script><script>/g;
/** Next's inline scripts. As modules they run once the page is parsed: before that they would wait for style sheets, and the parser for them. */
const BLOCKING = /<script(?=>| id=)/g;
const ASYNC = /<script src=(?="[^"]+"[^>]* async="")/g;
const INLINE = /<script(?![^>]* (?:data-)?src=)([^>]*)>(.*?)<\/script>/gs;
/** Data such as `application/ld+json`, which no browser runs. */
const DATA = /type="(?!speculationrules"|module")/;

/**
 * Turns a page of Next's export into one of out/. Every page gets a content security policy with the hashes of its inline
 * scripts; a page of the shop also gets the loader, which starts the other scripts later, and Speculation Rules.
 */
export function finishPage(exported: string, settings: PageSettings): string {
  const { audience, loader, origins } = settings;
  if (exported.split(START).length !== 2) throw new Error(`a page does not begin with ${START}`);
  const html = exported.replace(LEGACY_SCRIPT, '').replace(BETWEEN, ';');
  const page =
    audience === 'visitor'
      ? deferScripts(html, settings)
      : html.replace(START, () => `${START}<script>${loader}</script>`);
  const hashes = [...page.matchAll(INLINE)]
    .filter(([, attributes = '']) => !DATA.test(attributes))
    .map(([, , text = '']) => createHash('sha256').update(text).digest('base64'));
  const policy = contentSecurityPolicy(audience, [...new Set(hashes)], origins);
  return page.replace(START, () => `${START}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}

function deferScripts(html: string, { loader, rules, isUrgent, first }: PageSettings): string {
  const added = [
    first ? `<script src="${first}"></script>` : '',
    `<script${isUrgent ? ' data-now=""' : ''}>${loader}</script>`,
    `<script type="speculationrules">${rules}</script>`,
  ].join('');
  return html
    .replace(PRELOAD, '')
    .replace(ASYNC, '<script data-src=')
    .replace(BLOCKING, '<script type="module"')
    .replace(START, () => START + added);
}

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
