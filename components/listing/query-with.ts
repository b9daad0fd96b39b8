import type { FilterField } from './filter-fields';

/** A query with what a field of the exported filters says; the first of a list is the default and stays unsaid, as does the page. */
export function queryWith(query: string, field: FilterField): string {
  const { name, value } = field;
  const others = [...new URLSearchParams(query)].filter(
    ([other, old]) => other !== 'page' && (other !== name || (isBox(field) && old !== value)),
  );
  const isSaid = isBox(field)
    ? field.checked
    : value !== '' && !('selectedIndex' in field && field.selectedIndex === 0);
  const parameters = new URLSearchParams(isSaid ? [...others, [name, value]] : others);
  return parameters.size > 0 ? `?${parameters}` : '';
}

const isBox = (field: FilterField): field is HTMLInputElement => field.type === 'checkbox';
