/** The field of a value within a line of the pad, whatever the shop calls it. */
export function padField(within: Element | null, name: string | undefined): HTMLElement | undefined {
  const fields = [...(within?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  return fields.find(({ dataset }) => dataset.field === name);
}
