import { adminMessages } from '../../lib/admin/admin-messages';
import { markupText } from '../../lib/seo/markup-text';
import { noPage, pageNotFound } from '../../lib/site/absence-messages';
import { adminRoutes } from '../../lib/site/admin-routes';

/**
 * The files around the admin where it stands alone, by name: the start, which leads into it, the page for unknown addresses, and word to
 * crawlers that nothing is for them. These pages have no script and the look of the browser.
 * @param basePath '' or '/store'
 */
export function adminEntry(basePath: string): Record<string, string> {
  const home = `${basePath}${adminRoutes.home()}`;
  const leads = `<meta http-equiv="refresh" content="0; url=${home}"/>`;
  return {
    'index.html': plainPage(adminMessages.signIn, home, '', leads),
    '404.html': plainPage(pageNotFound, home, `<p>${markupText(noPage)}</p>`),
    'robots.txt': 'User-agent: *\nDisallow: /\n',
  };
}

function plainPage(title: string, home: string, words: string, head = ''): string {
  const policy = "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'";
  const start = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const metas = `<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="light dark"/><meta name="robots" content="noindex"/>`;
  const link = `<p><a href="${home}">${markupText(adminMessages.openAdmin)}</a></p>`;
  return `${start}${metas}${head}<title>${markupText(title)}</title></head><body><main><h1>${markupText(title)}</h1>${words}${link}</main></body></html>\n`;
}
