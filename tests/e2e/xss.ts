import type { Page } from '@playwright/test';
import { GIT_HOSTS } from '@/lib/admin/git-hosts/git-hosts';

/** What of a hostile text has run in the page as it stands, has become markup, or leads where it wants to. `hosts`: to which it may lead. */
export const findInjections = (page: Page, hosts: readonly string[] = []): Promise<string[]> =>
  page.evaluate((known) => {
    const urlAttributes = ['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'data'];
    const urlProblem = (name: string, value: string, isPicture: boolean) => {
      const { protocol, host } = new URL(value, document.baseURI);
      if (/^(?:mailto|sms|tel):$/.test(protocol) || (isPicture && /^(?:blob|data):$/.test(protocol))) return [];
      if (!/^https?:$/.test(protocol)) return [`${name}: ${value.slice(0, 80)}`];
      return host === location.host || known.includes(host) ? [] : [`${name} leads to ${host}`];
    };
    const problems = [...document.querySelectorAll('*')].flatMap((element) => {
      const tag = element.localName;
      // The canonical address fetches nothing.
      if (element.matches('link[rel="canonical"]')) return [];
      const injected = /^(?:x-canary|iframe|object|embed|base)$/.test(tag) ? [`<${tag}>`] : [];
      const suspiciousAttributes = element.getAttributeNames().flatMap((name) => {
        if (name.startsWith('on') || name === 'srcdoc') return [`<${tag} ${name}>`];
        if (!urlAttributes.includes(name)) return [];
        return urlProblem(`<${tag} ${name}>`, element.getAttribute(name) ?? '', tag === 'img');
      });
      return [...injected, ...suspiciousAttributes];
    });
    const words = document.body.innerText.match(/\[object \w+\]|native code|\bundefined\b|\bNaN\b|Invalid Date/g) ?? [];
    const executed = ['hacked' in window, 'hacked' in {}, document.cookie !== ''].some(Boolean) ? ['it ran'] : [];
    return [...executed, ...problems, ...words];
  }, hosts);

/** The hosts that the plain home page leads to, and those on which the operator's page of publishing begins. */
export async function linkedHosts(page: Page): Promise<string[]> {
  const html = await (await page.request.get('./')).text();
  const led = [...html.matchAll(/href="https?:\/\/([^/"]+)/g)].map(([, host = '']) => host);
  return [...led, ...Object.values(GIT_HOSTS).map(({ origin }) => new URL(origin).host)];
}

/** Texts that somebody might smuggle in: whichever runs sets `window.hacked`, whichever becomes markup is an <x-canary>. */
export const XSS_PAYLOADS = {
  markup: '"\'><x-canary></x-canary><img src=x-canary onerror=window.hacked=1>',
  script: '</script></title><script>window.hacked=1</script>',
  address: 'javascript:window.hacked=1//<x-canary>',
} as const;
