/** Where in a product something stands, in words: ['restrictions', 'states', 1] -> 'restrictions.states[1]'. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`))
    .join('');
}
