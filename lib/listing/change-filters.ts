import type { Filters } from './address';

/** The filters with these values of a parameter in place of those before. */
export function setValues(filters: Filters, parameter: string, values: readonly string[]): Filters {
  const { [parameter]: _before, ...others } = filters;
  return values.length > 0 ? { ...others, [parameter]: values } : others;
}

/** The filters with a value of a parameter among those that are chosen, or not; the same again changes nothing. */
export function setChosen(filters: Filters, parameter: string, value: string, isChosen: boolean): Filters {
  const others = (filters[parameter] ?? []).filter((other) => other !== value);
  return setValues(filters, parameter, isChosen ? [...others, value] : others);
}
