import { normalizeSize } from '../sizes/sizes';
import { type OptionFields, optionControls, type Selection } from './offer';

/**
 * The selection in a query such as '?color=Black&size=L'. Case is ignored, and a size matches under any of its names.
 * Values that the product does not offer are ignored.
 */
export function selectionFromQuery(query: string, product: OptionFields): Selection {
  const parameters = new URLSearchParams(query);
  const selection: Record<string, string> = {};
  for (const { name, values } of optionControls(product)) {
    const wanted = normalize(parameters.get(name) ?? '');
    const value = values.find((offered) => normalize(offered) === wanted);
    if (value !== undefined) selection[name] = value;
  }
  return selection;
}

const normalize = (value: string) => normalizeSize(value).toLowerCase();

/** Sets the selection as query parameters of a URL. Other parameters do not change. */
export function selectionUrl(href: string, selection: Selection): string {
  const url = new URL(href);
  for (const [name, value] of Object.entries(selection)) url.searchParams.set(name, value);
  return url.href;
}
