import type { Filters } from './address';

/** The filters with these values of a parameter in place of those before. */
export function setValues(filters: Filters, parameter: string, values: readonly string[]): Filters {
  const { [parameter]: _before, ...others } = filters;
  return values.length > 0 ? { ...others, [parameter]: values } : others;
}

/** The filters with a value of a parameter chosen, or no longer chosen when it was. */
export function toggleValue(filters: Filters, parameter: string, value: string): Filters {
  const chosen = filters[parameter] ?? [];
  const isChosen = chosen.includes(value);
  return setValues(filters, parameter, isChosen ? chosen.filter((other) => other !== value) : [...chosen, value]);
}
