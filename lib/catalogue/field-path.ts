/** The path of a value in a product, in words: ['restrictions', 'states', 1] -> 'restrictions.states[1]'. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`))
    .join('');
}
