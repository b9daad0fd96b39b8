/** The words for what is still to be chosen: 'Choose color, waist, and length.' */
export function openWords(open: readonly string[]): string {
  return `Choose ${new Intl.ListFormat('en').format(open)}.`;
}
