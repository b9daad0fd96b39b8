import { launchOptions } from '@/scripts/browser/launch-options';
import { importTool } from '@/scripts/fetch/tools';
import type { Browser, Circumstances, Point, Screen, Start, Tab } from './tab';

type Finger = { move(x: number, y: number): Promise<void>; end(): Promise<void> };

/** The part of Puppeteer's page that is used. */
type Page = {
  setDefaultTimeout(ms: number): void;
  setViewport(screen: { width: number; height: number; hasTouch: boolean; isMobile: boolean }): Promise<void>;
  emulateMediaFeatures(features: { name: string; value: string }[]): Promise<void>;
  on(event: 'console', heard: (message: { type(): string; text(): string }) => void): void;
  on(event: 'dialog', heard: (dialog: { accept(): Promise<void> }) => void): void;
  goto(url: string): Promise<unknown>;
  evaluate<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: NoInfer<Args>
  ): Promise<Awaited<Result>>;
  $(css: string): Promise<{ uploadFile(file: string): Promise<void> } | null>;
  screenshot(options: { fullPage: boolean }): Promise<Uint8Array>;
  close(): Promise<void>;
  mouse: {
    click(x: number, y: number): Promise<void>;
    move(x: number, y: number): Promise<void>;
    wheel(by: { deltaX: number }): Promise<void>;
  };
  touchscreen: { tap(x: number, y: number): Promise<void>; touchStart(x: number, y: number): Promise<Finger> };
  keyboard: Record<'type' | 'down' | 'up', (keys: string) => Promise<void>>;
};
type Launched = { version(): Promise<string>; newPage(): Promise<Page>; close(): Promise<void> };

/** Puppeteer is no package of the project: its types are not here. */
const launch = async (options: object): Promise<Launched> => {
  const puppeteer = await importTool<{ launch: (options: object) => Promise<Launched> }>('puppeteer-core');
  return puppeteer.launch({ ...options, defaultViewport: null });
};

const FINE_AND_HOVER = 6;
const COARSE = 1;
const STEPS = 8;
const PATIENCE_MS = 60_000;

/** A mouse for Chromium, which has none without a screen. */
const MOUSE = [
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
];

/** Firefox's settings for the machine under it. */
const preferences = ({ isPhone, isDark }: Screen, folder: string) => {
  const pointer = isPhone ? COARSE : FINE_AND_HOVER;
  return {
    'ui.primaryPointerCapabilities': pointer,
    'ui.allPointerCapabilities': pointer,
    // On a busy machine a tap may last as long as a press that opens a menu.
    'ui.click_hold_context_menus.delay': PATIENCE_MS,
    'dom.w3c_touch_events.enabled': isPhone ? 1 : 0,
    'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
    'browser.download.folderList': 2,
    'browser.download.dir': folder,
  };
};

/** Firefox through WebDriver BiDi. */
export const startFirefox: Start = async (program, circumstances) => {
  const { screen, folder } = circumstances;
  const options = { browser: 'firefox', executablePath: program, extraPrefsFirefox: preferences(screen, folder) };
  return createBrowser(await launch(options), circumstances, { swipe: wheel });
};

/** Chromium through its own protocol. */
export const startChromium: Start = async (program, circumstances) => {
  const { screen, folder } = circumstances;
  const { args, chromiumSandbox } = launchOptions(program);
  // A page that was drawn ahead is one that Puppeteer does not find again when it is shown.
  const flags = [
    ...args,
    '--disable-features=Prerender2',
    ...(screen.isPhone ? [] : MOUSE),
    ...(chromiumSandbox ? [] : ['--no-sandbox']),
  ];
  const downloadBehavior = { policy: 'allow', downloadPath: folder };
  const browser = await launch({ executablePath: program, args: flags, downloadBehavior });
  const features = [{ name: 'prefers-color-scheme', value: screen.isDark ? 'dark' : 'light' }];
  return createBrowser(browser, circumstances, { prepare: (page) => page.emulateMediaFeatures(features), swipe });
};

/** Where the two differ. */
type Ways = {
  prepare?: (page: Page) => Promise<void>;
  swipe: (page: Page, from: Point, distance: number) => Promise<void>;
};

async function createBrowser(
  browser: Launched,
  { screen, say }: Circumstances,
  { prepare, swipe: draw }: Ways,
): Promise<Browser> {
  const { width, height, isPhone } = screen;
  return {
    version: await browser.version(),
    open: async () => {
      const page = await browser.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      await page.setViewport({ width, height, hasTouch: isPhone, isMobile: isPhone });
      await prepare?.(page);
      page.on('console', (message) => {
        // Of answers that are errors the site itself tells.
        const isAnswer = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isAnswer) say(`console: ${message.text()}`);
      });
      // The admin asks whether a page with unpublished changes is to be left.
      page.on('dialog', (dialog) => void dialog.accept());
      return createTab(page, screen, draw);
    },
    close: () => browser.close(),
  };
}

function createTab(page: Page, { isPhone }: Screen, draw: Ways['swipe']): Tab {
  return {
    goto: async (url) => void (await page.goto(url)),
    // Its own way back waits for a load, which a page that was kept does not have.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    run: (work, ...args) => page.evaluate(work, ...args),
    press: async ({ x, y }) => (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    point: ({ x, y }) => page.mouse.move(x, y),
    swipe: (from, distance) => draw(page, from, distance),
    type: (text) => page.keyboard.type(text),
    key: async (name) => {
      const keys = name.split('+');
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    choose: async (css, file) => {
      await (await page.$(css))?.uploadFile(file);
    },
    picture: async (fullPage = false) => Buffer.from(await page.screenshot({ fullPage })),
    close: () => page.close(),
  };
}

/** A finger that is laid down, drawn and lifted. */
async function swipe(page: Page, { x, y }: Point, distance: number): Promise<void> {
  const finger = await page.touchscreen.touchStart(x, y);
  for (let step = 1; step <= STEPS; step += 1) await finger.move(x - (distance * step) / STEPS, y);
  await finger.end();
}

/** Firefox hands a driver's finger to the page alone, past what scrolls by it: a wheel that goes sideways scrolls. */
async function wheel(page: Page, { x, y }: Point, distance: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.wheel({ deltaX: distance });
}
