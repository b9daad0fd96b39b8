/** The texts in the fields that find a value of a facet, by the facet's parameter; an empty field is left out. */
export function typedFinds(container: Element | null): Record<string, string> {
  const fields = container?.querySelectorAll<HTMLInputElement>('[data-find]') ?? [];
  return Object.fromEntries(
    [...fields].flatMap(({ dataset: { find = '' }, value }) => (value === '' ? [] : [[find, value]])),
  );
}
