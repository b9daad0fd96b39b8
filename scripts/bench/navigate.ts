import { setTimeout as delay } from 'node:timers/promises';
import type { Devtools } from './devtools';
import { SLOWDOWN } from './open-throttled';
import { PAGES } from './pages';
import { type OpenTab, openTab, type Screen, type ScreenPoint } from './tab';
import { type Came, type Message, watchNavigation } from './watch-navigation';

export const PHONE_SCREEN: Screen = { width: 390, height: 844, isPhone: true };
const DESKTOP_SCREEN: Screen = { width: 1280, height: 900, isPhone: false };

/** A click that has led nowhere by then is lost. */
const LOST_MS = 20_000;
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

/** Milliseconds from a click to the next page's first paint, and how that page came. */
export type Click = { ms: number; came: Came };

/**
 * Clicks on a product of the first category, on a first visit with nothing in the cache and the processor slowed down. Undefined where
 * the click leads nowhere.
 * @param url of an export, with a slash at the end
 * @param way one of {@link WAYS}
 * @param index of the product in the listing
 */
export async function clickProduct(
  browser: Devtools,
  url: string,
  way: string,
  index: number,
): Promise<Click | undefined> {
  const { screen, press } = WAYS[way] ?? {};
  if (!screen || !press) throw new Error(`no link is ${way}`);
  let click: Click | undefined;
  let clickedAt: number | undefined;
  const told = (text: string) => {
    const word: Message = JSON.parse(text);
    if ('clicked' in word) clickedAt = word.clicked;
    else if (clickedAt !== undefined) click = { ms: word.painted - clickedAt, came: word.came };
  };
  const tab = await openTab(browser, { screen, slowdown: SLOWDOWN, script: watchNavigation, told });
  try {
    await openListing(tab, url);
    const point = await tab.read<ScreenPoint | null>(`(${showProduct})(${index})`);
    if (!point) throw new Error(`no product of ${url} can be pressed`);
    await tab.quiet();
    await press(tab, point);
    const end = performance.now() + LOST_MS;
    while (!click && performance.now() < end) await delay(LOOK_EVERY_MS);
    return click;
  } finally {
    await tab.close();
  }
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
function showProduct(index: number): ScreenPoint | null {
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
  return middles.find(({ x, y }) => link.contains(document.elementFromPoint(x, y))) ?? null;
}
