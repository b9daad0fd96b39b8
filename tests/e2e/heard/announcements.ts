import type { Page } from '@playwright/test';

declare global {
  interface Window {
    announced?: { said: string[]; changed: number };
  }
}

/** Records from now on what the live regions of every document of the page say, in the order they say it. */
export async function recordAnnouncements(page: Page) {
  await page.addInitScript(record);
}

/** Runs in the page before its own scripts. */
function record() {
  const announced = { said: [] as string[], changed: performance.now() };
  window.announced = announced;
  const LIVE = '[aria-live], [role=status], [role=alert], [role=log], output';

  /** The words of an element as they are read: what is hidden from sight or from screen readers is left out. */
  const words = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches('[aria-hidden=true], [inert]')) return '';
    if (!node.checkVisibility({ visibilityProperty: true })) return '';
    if (node instanceof HTMLImageElement) return node.alt;
    const inside = node.getAttribute('aria-label') ?? [...node.childNodes].map(words).join('');
    return /^inline/.test(getComputedStyle(node).display) ? inside : ` ${inside} `;
  };
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const roleOf = (region: Element) => {
    const role = region.getAttribute('role') ?? (region.localName === 'output' ? 'status' : '');
    const live =
      region.getAttribute('aria-live') ?? { alert: 'assertive', status: 'polite', log: 'polite' }[role] ?? '';
    return {
      role,
      live,
      isWhole: region.getAttribute('aria-atomic') === 'true' || role === 'alert' || role === 'status',
    };
  };

  new MutationObserver((records) => {
    announced.changed = performance.now();
    // Words that a page comes with are read, not announced.
    if (document.readyState === 'loading') return;
    const parts = new Map<Element, { added: Node[] }>();
    const add = (region: Element | null | undefined, node: Node) => {
      if (!region || region.getAttribute('aria-live') === 'off') return;
      const part = parts.get(region) ?? { added: [] };
      parts.set(region, part);
      if (!part.added.some((other) => other.contains(node))) part.added.push(node);
    };
    for (const { target, type, addedNodes } of records) {
      const holder = target instanceof Element ? target : target.parentElement;
      const region = holder?.closest(LIVE);
      if (type === 'characterData') add(region, target);
      else if (type === 'attributes') {
        if (region && holder) add(region, holder);
      } else
        for (const node of addedNodes) {
          if (region) add(region, node);
          else if (node instanceof Element)
            for (const inner of [node, ...node.querySelectorAll('*')]) if (inner.matches(LIVE)) add(inner, inner);
        }
    }
    for (const [region, { added }] of parts) {
      const { role, live, isWhole } = roleOf(region);
      // Behind an open dialog nothing is announced.
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
      const isOut = region.closest('[aria-hidden=true], [inert]') || (modal && !modal.contains(region));
      const isSeen = region.isConnected && !isOut && region.checkVisibility({ visibilityProperty: true });
      const text = isSeen ? plain(isWhole ? words(region) : added.map(words).join(' ')) : '';
      if (!text) continue;
      const kind = role === 'alert' || live === 'assertive' ? 'Alert' : 'Status';
      announced.said.push(`${kind}: ${text}`);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['hidden', 'aria-hidden'],
  });
}

/** The time without a change after which a page has come to rest. */
const REST_MS = 50;

/** The announcements since the last question, once the page has come to rest. */
export async function takeAnnouncements(page: Page): Promise<string[]> {
  await page.waitForFunction((rest) => performance.now() - (window.announced?.changed ?? 0) > rest, REST_MS);
  return page.evaluate(() => window.announced?.said.splice(0) ?? []);
}
