import type { Choice } from './choice';
import { type ChoiceControl, type Choosable, choiceControls } from './choice-controls';

/** A choice with what there is only one of picked by itself, and the controls at which nothing is picked. */
export function wholeChoice(choice: Choice, goods: Choosable) {
  const open: ChoiceControl[] = [];
  const picked: [string, string][] = [];
  for (const control of choiceControls(goods)) {
    const { name, values } = control;
    const value = values.length === 1 ? values[0] : choice[name];
    if (value !== undefined) picked.push([name, value]);
    else if (values.length > 0) open.push(control);
  }
  return { whole: Object.fromEntries(picked) as Choice, open: open.map(({ name }) => name) };
}
