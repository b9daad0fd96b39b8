import type { Page } from '@playwright/test';
import { isWholeGate } from '@/tests/gate';
import { walkFocus } from './focus';
import { colorsAlone } from './forced-colors';
import { findOverflow, setTextSize } from './layout';
import { moving } from './motion';
import { paperFaults } from './paper';
import { smallTargets } from './targets';
import type { Template } from './templates';
import { unreadableTexts } from './texts';

/** How a page may be met, and what has to hold then. docs/browsers.md has a table of these. */
export type Circumstance = {
  name: string;
  /** For the table. */
  holds: string;
  /** The screen that meets it so. */
  screen?: 'phone' | 'desktop';
  /** The other screen, where the whole gate meets it too. */
  night?: 'phone' | 'desktop';
  /** When pictures of the templates were looked at. */
  seen?: string;
} & (
  | {
      /** Other templates were looked at, no more. */
      isAsked?: (template: Template) => boolean;
      /** Goes there, says what is wrong, and comes back. */
      faults: (page: Page) => Promise<string[]>;
    }
  /** Where what holds is the same for all templates: its test. */
  | { proof: string }
);

/** 1280 x 1024 px at 400 %: what WCAG 1.4.10 asks a page to fit. */
const ZOOMED = { width: 320, height: 256 };
/** Letter without the margins of the sheet. */
const PAPER = { width: 725, height: 944 };
const PRESSES = 40;
/** WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

const widthOf = (page: Page) => page.viewportSize()?.width ?? 0;
const layoutFaults = async (page: Page) => [
  ...(await findOverflow(page, widthOf(page))),
  ...(await unreadableTexts(page)),
];

/** What holds at this size of the window. */
async function atSize(page: Page, size: { width: number; height: number }, faults: () => Promise<string[]>) {
  const before = page.viewportSize();
  await page.setViewportSize(size);
  const found = await faults();
  if (before) await page.setViewportSize(before);
  return found;
}

/** A header that stays may not take the room of what is read. */
const tallHeader = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header')]
      .filter((header) => ['sticky', 'fixed'].includes(getComputedStyle(header).position))
      .filter((header) => header.getBoundingClientRect().height > innerHeight / 4)
      .map(() => 'the header stays, and takes more than a quarter of the screen'),
  );

async function setStyles(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = text ? [sheet] : [];
  }, css);
}

export const circumstances: readonly Circumstance[] = [
  {
    name: 'text at 200 %',
    holds: 'nothing reaches out, is cut off or stands over another text, and the header gives way',
    screen: 'phone',
    night: 'desktop',
    faults: async (page) => {
      await setTextSize(page, 32);
      const found = [...(await layoutFaults(page)), ...(await tallHeader(page))];
      await setTextSize(page, 16);
      return found;
    },
    seen: '23 November 2026',
  },
  {
    name: 'text spacing',
    holds: 'the same with the spaces of WCAG 1.4.12',
    screen: 'phone',
    night: 'desktop',
    faults: async (page) => {
      await setStyles(page, SPACING);
      const found = await layoutFaults(page);
      await setStyles(page, '');
      return found;
    },
    seen: '23 November 2026',
  },
  {
    name: '320 px',
    holds: 'the same on a small phone',
    screen: 'phone',
    faults: (page) => atSize(page, { width: 320, height: 844 }, () => layoutFaults(page)),
    seen: '23 November 2026',
  },
  {
    name: 'zoom at 400 %',
    holds: 'the same; at night, the focus is always seen',
    screen: 'desktop',
    faults: (page) =>
      atSize(page, ZOOMED, async () => [
        ...(await layoutFaults(page)),
        // At its full size the page is walked through by day.
        ...(isWholeGate ? await walkFocus(page, PRESSES) : []),
      ]),
  },
  {
    name: 'forced colors',
    holds: 'fields have borders, signs are seen, and what is chosen differs by more than a color of ours',
    screen: 'desktop',
    night: 'phone',
    faults: async (page) => {
      await page.emulateMedia({ forcedColors: 'active' });
      const found = await colorsAlone(page);
      await page.emulateMedia({ forcedColors: 'none' });
      return found;
    },
    seen: '23 November 2026',
  },
  {
    name: 'reduced motion',
    holds: 'nothing moves, fades or scrolls by itself',
    screen: 'desktop',
    night: 'phone',
    // It is asked for from the start: see templates.spec.
    faults: moving,
  },
  {
    name: 'coarse pointer',
    holds: 'every control answers over 44 x 44 px',
    screen: 'phone',
    night: 'desktop',
    faults: smallTargets,
  },
  {
    name: 'print',
    holds: 'dark on white without backgrounds and controls, within the sheet; the admin is looked at alone',
    screen: 'desktop',
    isAsked: ({ isProtected, path }) => !isProtected && path !== '/admin/login/',
    faults: async (page) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const found = await atSize(page, PAPER, async () => [
        ...(await layoutFaults(page)),
        ...(await paperFaults(page)),
      ]);
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
      return found;
    },
    seen: '23 November 2026',
  },
  {
    name: 'no hover',
    holds:
      'nothing stays as if pointed at after a touch; what pointing at it shows is shown by the keyboard or a press too',
    proof: 'tests/architecture/styles.test.ts',
  },
  {
    name: 'reduced data',
    holds: 'no page is fetched that nobody asked for',
    proof: 'tests/lib/offline/keep-visit.test.ts',
  },
];
