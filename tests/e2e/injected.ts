import type { Page } from '@playwright/test';
import { GIT_HOSTS } from '@/lib/git-hosts/git-hosts';
import { toLink } from '@/lib/request/link';
import { expect } from './fixtures';
import { HOSTILE } from './hostile-texts';
import { pathOf, pick, place } from './picks';
import { lineOf } from './request-list';
import { becomeLive } from './visit';

/** What no text gives when it is escaped: broken escapes, and one that is escaped twice. */
const WRITTEN: Readonly<Record<string, string>> = {
  'a broken escape': '%E0%A4%A%',
  'half a sign in escapes': '%ED%A0%80',
  'markup escaped twice': '%253Cx-canary%253E%253Cimg%2520src%253Dx%2520onerror%253Dwindow.hacked%253D1%253E',
  'a name that pollutes': '__proto__[hacked]=1&constructor[prototype][hacked]=1',
};

/** All of them as parts of an address. */
export const injections: readonly (readonly [name: string, written: string, text: string])[] = [
  ...Object.entries(HOSTILE).map(([name, text]) => [name, encodeURIComponent(text.toWellFormed()), text] as const),
  ...Object.entries(WRITTEN).map(([name, written]) => [name, written, written] as const),
];

const { id } = pick('at all', () => true);
const listed = async (text: string) => {
  const fields = { name: text, brand: text, product: text, note: text, person: text };
  const head = {
    organization: text,
    contact: text,
    email: text,
    phone: text,
    po: text,
    neededBy: text,
    state: text,
    note: text,
  };
  return toLink({
    head,
    lines: [
      lineOf(
        pick('at all', () => true),
        fields,
      ),
      lineOf(pick('at all', () => true)),
    ],
  });
};

export type Entrance = {
  name: string;
  /** The address with a hostile part in it. */
  at: (written: string, text: string) => string | Promise<string>;
  /** Answered by the page for unknown addresses. */
  isUnknown?: boolean;
  isProtected?: boolean;
};

/** Every way into a page by its address. */
export const entrances: readonly Entrance[] = [
  { name: 'the query of the search', at: (part) => `/search/?query=${part}` },
  { name: 'the filters of the search', at: (part) => `/search/?query=a&brand=${part}&sort=${part}&page=${part}` },
  {
    name: 'the filters of a listing',
    at: (part) => `${place.path}?brand=${part}&size=${part}&color=${part}&fabric=${part}`,
  },
  { name: 'the order of a listing', at: (part) => `${place.path}?min=${part}&max=${part}&page=${part}&sort=${part}` },
  { name: 'the names of parameters', at: (part) => `/all-products/?${part}=${part}&${part}` },
  { name: 'the choice of a product', at: (part) => `${pathOf({ id })}?color=${part}&size=${part}` },
  { name: 'a place in a product', at: (part) => `${pathOf({ id })}#${part}` },
  { name: 'the home page', at: (part) => `/?preview=${part}&sp:preview=${part}#${part}` },
  { name: 'a place in the questions', at: (part) => `/faq/#${part}` },
  { name: 'a kit of the list', at: (part) => `/request/#kit=${part}` },
  { name: 'a broken link of a list', at: (part) => `/request/#l=${part}` },
  { name: 'a whole link of a list', at: async (_, text) => `/request/#${await listed(text)}` },
  { name: 'goods of a comparison', at: (part) => `/compare/?id=${part}&id=${id}&id=${part}` },
  { name: 'the subject of a message', at: (part) => `/contact/?product=${part}&subject=${part}&message=${part}` },
  { name: 'an unknown product', at: (part) => `/products/${part}x/`, isUnknown: true },
  { name: 'an unknown address', at: (part) => `/x${part}/y${part}/?${part}#${part}`, isUnknown: true },
  { name: 'the way on from the sign-in', at: (part) => `/admin/login/?from=${part}` },
  { name: 'the way on of who is signed in', at: (part) => `/admin/login/?from=${part}`, isProtected: true },
  { name: 'the product of a form', at: (part) => `/admin/edit-product/?id=${part}`, isProtected: true },
  {
    name: 'the operator’s list',
    at: (part) => `/admin/products/?name=${part}&category=${part}&state=${part}&sort=${part}`,
    isProtected: true,
  },
  {
    name: 'the way back from a host',
    at: (part) => `/admin/publish/?code=${part}&state=${part}&error_description=${part}`,
    isProtected: true,
  },
];

/** The hosts that the plain home page leads to, and those on which the operator's page of publishing begins. */
export async function knownHosts(page: Page): Promise<string[]> {
  const html = await (await page.request.get('./')).text();
  const led = [...html.matchAll(/href="https?:\/\/([^/"]+)/g)].map(([, host = '']) => host);
  return [...led, ...Object.values(GIT_HOSTS).map(({ origin }) => new URL(origin).host)];
}

/** Opens such an address, and waits until its page is alive. */
export async function openInjected(page: Page, address: string) {
  // A change behind '#' alone would load nothing.
  await page.goto('about:blank');
  await page.goto(`.${address}`);
  await becomeLive(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^(?:Searching|Loading)/)).toHaveCount(0);
}
