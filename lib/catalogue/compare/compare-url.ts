/** URL of a comparison: ['a', 'b'] -> '/compare/?id=a&id=b'. */
export function compareRoute(ids: readonly string[] = []): string {
  const query = new URLSearchParams(ids.map((id) => ['id', id]));
  return ids.length > 0 ? `/compare/?${query}` : '/compare/';
}

/** Reads unique ids from a query: '?id=a&id=b' -> ['a', 'b']. They may be unknown, or more than four. */
export function readCompareIds(query: string): string[] {
  return [...new Set(new URLSearchParams(query).getAll('id'))].filter((id) => id !== '');
}
