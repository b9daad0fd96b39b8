import { type ControlFocus, readFocus } from './control-focus';
import { openFolds } from './open-folds';
import { typedFinds } from './typed-finds';

/** What a visitor has done to the exported listing, beside what its address says. */
export type Before = {
  /** Texts in the fields that find a value, by the facet's parameter. */
  finds: Readonly<Record<string, string>>;
  /** The facets that are open in its panel, by the words over them; undefined where it has none. */
  folds?: readonly string[] | undefined;
  /** The step to which the price slider was moved. */
  slidTo?: number | undefined;
  /** The button of the sheet was pressed. */
  isSheetWanted?: boolean;
};

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
