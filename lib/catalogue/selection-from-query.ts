import type { Choice } from './choice';
import { type Choosable, choiceControls } from './choice-controls';
import { plainSize } from './sizes';

/**
 * The selection in a query such as '?color=Black&size=L'. Case is ignored, and a size matches under any of its names.
 * Values that the product does not offer are ignored.
 */
export function selectionFromQuery(query: string, product: Choosable): Choice {
  const parameters = new URLSearchParams(query);
  const selection: Record<string, string> = {};
  for (const { name, values } of choiceControls(product)) {
    const wanted = normalize(parameters.get(name) ?? '');
    const value = values.find((offered) => normalize(offered) === wanted);
    if (value !== undefined) selection[name] = value;
  }
  return selection;
}

const normalize = (value: string) => plainSize(value).toLowerCase();

/** The address with the selection in its query; other parameters are kept. */
export function selectionAddress(address: string, selection: Choice): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(selection)) url.searchParams.set(name, value);
  return url.href;
}
