import type { Choice } from '@/lib/catalogue/choice';
import { choiceControls } from '@/lib/catalogue/choice-controls';
import type { Sizes } from '@/lib/catalogue/sizes';

/** A choice with what there is only one of picked by itself; undefined while anything is left open. */
export function wholeChoice(choice: Choice, colors: readonly { name: string }[], sizes: Sizes): Choice | undefined {
  const controls = choiceControls(colors, sizes);
  const picked: [string, string][] = [];
  for (const { name, values } of controls) {
    const value = values.length === 1 ? values[0] : choice[name];
    if (value !== undefined) picked.push([name, value]);
    else if (values.length > 0) return undefined;
  }
  return Object.fromEntries(picked);
}
