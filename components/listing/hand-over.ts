import { type ControlFocus, readFocus } from './control-focus';
import type { Before } from './live-start';
import { openFolds } from './open-folds';
import { typedFinds } from './typed-finds';

/** What was done to the exported listing; `last` finds the control that was set last. */
export type Deeds = Omit<Before, 'finds' | 'folds'> & { last?: string | undefined };

/** What the live listing takes over from the exported one. */
export type Handover = { focus: ControlFocus | undefined; before: Before };

/** Reads the exported listing in the moment in which it goes; `finds` are texts from an earlier visit. */
export function handOver(container: Element | null, { last, ...deeds }: Deeds, finds: Before['finds'] = {}): Handover {
  // A field that was only tapped may have no focus.
  const isFree = document.activeElement === document.body;
  const panel = container?.querySelector('aside');
  return {
    focus: isFree && last ? { selector: last } : readFocus(container),
    before: { ...deeds, finds: { ...finds, ...typedFinds(container) }, folds: panel ? openFolds(panel) : undefined },
  };
}
