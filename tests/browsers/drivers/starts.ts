import type { EngineName } from '@/scripts/test-browsers/engines';
import { startChromium, startFirefox } from './puppeteer';
import type { Start } from './tab';
import { startWebKit } from './webkit';

export const STARTS: Readonly<Record<EngineName, Start>> = {
  webkit: startWebKit,
  firefox: startFirefox,
  chromium: startChromium,
};
