import type { Page } from '@playwright/test';

/** The elements that move on a page though less motion was asked for. */
export async function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isLong = (durations: string) => durations.split(',').some((duration) => Number.parseFloat(duration) > 0);
    const faults = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => `${(animation.effect as KeyframeEffect | null)?.target?.className} is animated`);
    for (const element of document.querySelectorAll('*')) {
      for (const pseudo of [undefined, '::before', '::after']) {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element, pseudo);
        const name = `${element.tagName.toLowerCase()}.${element.className}${pseudo ?? ''}`;
        if (isLong(transitionDuration) || isLong(animationDuration)) faults.push(`${name} takes its time`);
        if (!pseudo && scrollBehavior !== 'auto') faults.push(`${name} scrolls smoothly`);
      }
    }
    return faults;
  });
}
