import type { Page } from '@playwright/test';
import { GIT_HOSTS } from '@/lib/admin/git-hosts/git-hosts';

/** Checks if a hostile text ran as script, became markup, or is used as a URL. `hosts`: hosts that the page may link to. */
export const findInjections = (page: Page, hosts: readonly string[] = []): Promise<string[]> =>
  page.evaluate((allowedHosts) => {
    const urlAttributes = ['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'data'];
    const urlProblem = (name: string, value: string, isPicture: boolean) => {
      const { protocol, host } = new URL(value, document.baseURI);
      if (/^(?:mailto|sms|tel):$/.test(protocol) || (isPicture && /^(?:blob|data):$/.test(protocol))) return [];
      if (!/^https?:$/.test(protocol)) return [`${name}: ${value.slice(0, 80)}`];
      return host === location.host || allowedHosts.includes(host) ? [] : [`${name} links to ${host}`];
    };
    const problems = [...document.querySelectorAll('*')].flatMap((element) => {
      const tag = element.localName;
      // A canonical URL is not requested.
      if (element.matches('link[rel="canonical"]')) return [];
      const injected = /^(?:x-canary|iframe|object|embed|base)$/.test(tag) ? [`<${tag}>`] : [];
      const suspiciousAttributes = element.getAttributeNames().flatMap((name) => {
        if (name.startsWith('on') || name === 'srcdoc') return [`<${tag} ${name}>`];
        if (!urlAttributes.includes(name)) return [];
        return urlProblem(`<${tag} ${name}>`, element.getAttribute(name) ?? '', tag === 'img');
      });
      return [...injected, ...suspiciousAttributes];
    });
    const invalidTexts =
      document.body.innerText.match(/\[object \w+\]|native code|\bundefined\b|\bNaN\b|Invalid Date/g) ?? [];
    const executed = ['hacked' in window, 'hacked' in {}, document.cookie !== ''].some(Boolean) ? ['it ran'] : [];
    return [...executed, ...problems, ...invalidTexts];
  }, hosts);

/** Hosts that the home page links to, and the git hosts, which the Publish page links to. */
export async function linkedHosts(page: Page): Promise<string[]> {
  const html = await (await page.request.get('./')).text();
  const hosts = [...html.matchAll(/href="https?:\/\/([^/"]+)/g)].map(([, host = '']) => host);
  return [...hosts, ...Object.values(GIT_HOSTS).map(({ origin }) => new URL(origin).host)];
}

/** Injection payloads: a script that runs sets `window.hacked`; text that becomes markup has an <x-canary> element. */
export const XSS_PAYLOADS = {
  markup: '"\'><x-canary></x-canary><img src=x-canary onerror=window.hacked=1>',
  script: '</script></title><script>window.hacked=1</script>',
  address: 'javascript:window.hacked=1//<x-canary>',
} as const;
