import type { Choice } from '../catalogue/choice';
import { type Choosable, choiceControls } from '../catalogue/choice-controls';
import { plainSize } from '../catalogue/sizes';

/** The picks in a query ('?color=Black&size=L') that the product offers, in any case, and sizes under any of their names; all others are ignored. */
export function choiceFromQuery(query: string, goods: Choosable): Choice {
  const parameters = new URLSearchParams(query);
  const choice: Record<string, string> = {};
  for (const { name, values } of choiceControls(goods)) {
    const asked = folded(parameters.get(name) ?? '');
    const value = values.find((offered) => folded(offered) === asked);
    if (value !== undefined) choice[name] = value;
  }
  return choice;
}

const folded = (value: string) => plainSize(value).toLowerCase();

/** The address with a choice written into its query; what else stands in it stays. */
export function choiceAddress(address: string, choice: Choice): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(choice)) url.searchParams.set(name, value);
  return url.href;
}
