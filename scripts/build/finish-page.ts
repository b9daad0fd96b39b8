import { createHash } from 'node:crypto';

/** User of a page. A page for shoppers may send the contact form. A page for operators (the admin) may publish. */
type Audience = 'shopper' | 'operator';

/** Third-party origins that pages may request. */
type AllowedOrigins = {
  /** Receives the contact form. */
  contact?: string | undefined;
  /** APIs of the Git host that receives published edits. */
  publish?: readonly string[] | undefined;
  /** Hosts of photographs in the catalogue. */
  pictures?: readonly string[] | undefined;
};

type PageSettings = {
  audience: Audience;
  origins: AllowedOrigins;
  /** Text of the first inline script: the loader, or on an admin page the script that corrects doubled slashes. */
  loader: string;
  /** Speculation Rules as JSON, for pages of the shop. */
  rules: string;
  /** True for a page that is empty without its scripts: they start as soon as it is parsed. */
  isUrgent: boolean;
  /** URL of a script that runs before the page is parsed. */
  first?: string | undefined;
};

/** Start of a page in Next's export. The policy is inserted after it, because a policy applies only to later elements. */
const PAGE_START = '<head><meta charSet="utf-8"/>';

const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
/** A script for browsers without modules. They cannot run the other scripts either. */
export const LEGACY_SCRIPT = /<script src="([^"]+)" noModule=""><\/script>/g;
/** End of an inline script and start of the next one. It is replaced by ';', so that both need only one hash. */
const SCRIPT_BOUNDARY = /(?<=\))<\/script><script>/g;
/** Next's inline scripts. As modules they run after parsing; otherwise they wait for style sheets and block the parser. */
const BLOCKING_SCRIPT = /<script(?=>| id=)/g;
const ASYNC_SCRIPT = /<script src=(?="[^"]+"[^>]* async="")/g;
const INLINE_SCRIPT = /<script(?![^>]* (?:data-)?src=)([^>]*)>(.*?)<\/script>/gs;
/** Type of a script with data, such as `application/ld+json`. A policy does not apply to it. */
const DATA_TYPE = /type="(?!speculationrules"|module")/;

/**
 * Turns a page of Next's export into one of out/. Every page gets a content security policy with the hashes of its inline
 * scripts; a page of the shop also gets the loader, which starts the other scripts later, and Speculation Rules.
 */
export function finishPage(exported: string, settings: PageSettings): string {
  const { audience, loader, origins } = settings;
  if (exported.split(PAGE_START).length !== 2) throw new Error(`a page does not begin with ${PAGE_START}`);
  const html = exported.replace(LEGACY_SCRIPT, '').replace(SCRIPT_BOUNDARY, ';');
  const page =
    audience === 'shopper'
      ? deferScripts(html, settings)
      : html.replace(PAGE_START, () => `${PAGE_START}<script>${loader}</script>`);
  const hashes = [...page.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !DATA_TYPE.test(attributes))
    .map(([, , text = '']) => createHash('sha256').update(text).digest('base64'));
  const policy = contentSecurityPolicy(audience, [...new Set(hashes)], origins);
  return page.replace(
    PAGE_START,
    () => `${PAGE_START}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

function deferScripts(html: string, { loader, rules, isUrgent, first }: PageSettings): string {
  const added = [
    first ? `<script src="${first}"></script>` : '',
    `<script${isUrgent ? ' data-now=""' : ''}>${loader}</script>`,
    `<script type="speculationrules">${rules}</script>`,
  ].join('');
  return html
    .replace(SCRIPT_PRELOAD, '')
    .replace(ASYNC_SCRIPT, '<script data-src=')
    .replace(BLOCKING_SCRIPT, '<script type="module"')
    .replace(PAGE_START, () => PAGE_START + added);
}

/**
 * The content security policy of a page, for a meta element: hosts limit the number and length of headers.
 * @param hashes SHA-256 of the inline scripts, in base64
 */
export function contentSecurityPolicy(
  audience: Audience,
  hashes: readonly string[],
  { contact, publish = [], pictures = [] }: AllowedOrigins = {},
): string {
  const isShopper = audience === 'shopper';
  const requested = isShopper ? [contact ?? []].flat() : publish;
  return [
    // Also forbids plugins and frames.
    "default-src 'none'",
    `script-src ${['self', ...hashes.map((hash) => `sha256-${hash}`)].map((source) => `'${source}'`).join(' ')}`,
    "style-src 'self'",
    // Unpublished pictures are blobs. Admin pages load pictures only from hosts in the catalogue, because an injected picture URL
    // could leak data. Pages of the shop allow any host, because the preview may show a picture of a new host.
    ["img-src 'self' data: blob:", ...(isShopper ? ['https:'] : pictures)].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...requested].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    ["form-action 'self'", ...(isShopper ? requested : [])].join(' '),
    "base-uri 'none'",
  ].join('; ');
}

/**
 * Speculation Rules: Chromium prefetches and prerenders a link when the pointer hovers for 200 ms or presses. On a phone it does so when
 * scrolling stops at the link. Save-Data, battery saver and low memory disable both:
 * https://developer.chrome.com/docs/web-platform/prerender-pages#chrome-limits
 * A URL with a query is only prefetched, because it needs scripts, which do not run in a prerendered page.
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
