import { setTimeout as delay } from 'node:timers/promises';
import type { Devtools } from './devtools';
import { SLOWDOWN } from './open-throttled';
import { PAGES } from './pages';
import { type OpenTab, openTab, type Screen, type ScreenPoint } from './tab';
import { type Came, type Message, watchNavigation } from './watch-navigation';

export const PHONE_SCREEN: Screen = { width: 390, height: 844, isPhone: true };
const DESKTOP_SCREEN: Screen = { width: 1280, height: 900, isPhone: false };

/** A click that has led nowhere by then is lost. */
const LOST_MS = 10_000;
const LOOK_EVERY_MS = 50;

type Way = { screen: Screen; press: (tab: OpenTab, point: ScreenPoint) => Promise<unknown> };

const pressed = async (tab: OpenTab, point: ScreenPoint, ms: number) => {
  await tab.mouse('mousePressed', point);
  await delay(ms);
  await tab.mouse('mouseReleased', point);
};

/** The ways to press a link: what a page can fetch ahead differs. */
export const WAYS: Readonly<Record<string, Way>> = {
  tapped: {
    screen: PHONE_SCREEN,
    press: async (tab, point) => {
      await tab.touch('touchStart', point);
      await delay(80);
      await tab.touch('touchEnd');
    },
  },
  hovered: {
    screen: DESKTOP_SCREEN,
    press: async (tab, point) => {
      await tab.mouse('mouseMoved', point);
      await delay(400);
      await pressed(tab, point, 0);
    },
  },
  pressed: {
    screen: DESKTOP_SCREEN,
    press: async (tab, point) => {
      await tab.mouse('mouseMoved', point);
      await pressed(tab, point, 120);
    },
  },
};

/** Milliseconds from a click until the heading of the next page is painted, and how that page came. */
export type Click = { ms: number; came: Came | 'begun' };

/**
 * Opens the first category, on a first visit with nothing in the cache, and brings a product into view.
 * @param url of an export, with a slash at the end
 * @param way one of {@link WAYS}
 * @param index of the product in the listing
 * @returns a call that clicks on it with the processor slowed down, and gives undefined where that leads nowhere; to be called once
 */
export async function prepareClick(browser: Devtools, url: string, way: string, index: number) {
  const { screen, press } = WAYS[way] ?? {};
  if (!screen || !press) throw new Error(`no link is ${way}`);
  let click: Click | undefined;
  let clickedAt: number | undefined;
  const told = (text: string) => {
    const word: Message = JSON.parse(text);
    if ('clicked' in word) clickedAt = word.clicked;
    else if (clickedAt !== undefined && word.painted > clickedAt) {
      const isBegun = word.came === 'drawn' && word.read > clickedAt;
      click ??= { ms: word.painted - clickedAt, came: isBegun ? 'begun' : word.came };
    }
  };
  const tab = await openTab(browser, { screen, script: watchNavigation, told });
  await openListing(tab, url);
  const link = await tab.read<(ScreenPoint & { href: string }) | null>(`(${showProduct})(${index})`);
  if (!link) throw new Error(`no product of ${url} can be pressed`);
  await tab.quiet();

  return async (): Promise<Click | undefined> => {
    try {
      await tab.slowDown(SLOWDOWN, link.href);
      await press(tab, link);
      const end = performance.now() + LOST_MS;
      while (!click && performance.now() < end) await delay(LOOK_EVERY_MS);
      return click;
    } finally {
      await tab.close();
    }
  };
}

/** The first category, with all that comes by itself. */
export async function openListing(tab: OpenTab, url: string): Promise<void> {
  await tab.goto(new URL(PAGES.category?.path.slice(1) ?? '', url).href);
  await tab.quiet();
}

/**
 * Runs in the page, and so names nothing outside itself: brings the link of a product into view, of those in order, each once, the last
 * one where there are fewer. Gives a point where the link is what lies on top: the middle of its box need not be in it.
 */
function showProduct(index: number): (ScreenPoint & { href: string }) | null {
  const found = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="/products/"]')];
  const links = new Map(
    found
      .filter((link) => link.checkVisibility() && /\/products\/[^/]+\/$/.test(link.href))
      .map((link) => [link.href, link]),
  );
  const link = [...links.values()].at(Math.min(index, links.size - 1));
  if (!link) return null;
  const { top, bottom } = link.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const parts = [link, ...link.querySelectorAll('*')].flatMap((part) => [...part.getClientRects()]);
  const middles = parts.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  const point = middles.find(({ x, y }) => link.contains(document.elementFromPoint(x, y)));
  return point ? { ...point, href: link.href } : null;
}
