import type { Page } from '@playwright/test';
import { GIT_HOSTS } from '@/lib/git-hosts/git-hosts';

/** What of a hostile text has run in the page as it stands, has become markup, or leads where it wants to. `hosts`: to which it may lead. */
export const strangeIn = (page: Page, hosts: readonly string[] = []): Promise<string[]> =>
  page.evaluate((known) => {
    const leading = ['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'data'];
    const addressFault = (name: string, value: string, isPicture: boolean) => {
      const { protocol, host } = new URL(value, document.baseURI);
      if (/^(?:mailto|sms|tel):$/.test(protocol) || (isPicture && /^(?:blob|data):$/.test(protocol))) return [];
      if (!/^https?:$/.test(protocol)) return [`${name}: ${value.slice(0, 80)}`];
      return host === location.host || known.includes(host) ? [] : [`${name} leads to ${host}`];
    };
    const faults = [...document.querySelectorAll('*')].flatMap((element) => {
      const tag = element.localName;
      // The canonical address fetches nothing.
      if (element.matches('link[rel="canonical"]')) return [];
      const made = /^(?:x-canary|iframe|object|embed|base)$/.test(tag) ? [`<${tag}>`] : [];
      const led = element.getAttributeNames().flatMap((name) => {
        if (name.startsWith('on') || name === 'srcdoc') return [`<${tag} ${name}>`];
        if (!leading.includes(name)) return [];
        return addressFault(`<${tag} ${name}>`, element.getAttribute(name) ?? '', tag === 'img');
      });
      return [...made, ...led];
    });
    const words = document.body.innerText.match(/\[object \w+\]|native code|\bundefined\b|\bNaN\b|Invalid Date/g) ?? [];
    const ran = ['hacked' in window, 'hacked' in {}, document.cookie !== ''].some(Boolean) ? ['it ran'] : [];
    return [...ran, ...faults, ...words];
  }, hosts);

/** The hosts that the plain home page leads to, and those on which the operator's page of publishing begins. */
export async function knownHosts(page: Page): Promise<string[]> {
  const html = await (await page.request.get('./')).text();
  const led = [...html.matchAll(/href="https?:\/\/([^/"]+)/g)].map(([, host = '']) => host);
  return [...led, ...Object.values(GIT_HOSTS).map(({ origin }) => new URL(origin).host)];
}
