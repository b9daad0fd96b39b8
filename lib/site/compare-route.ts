/** The address of products side by side: ['a', 'b'] -> '/compare/?id=a&id=b'. */
export function compareRoute(ids: readonly string[] = []): string {
  const query = new URLSearchParams(ids.map((id) => ['id', id]));
  return ids.length > 0 ? `/compare/?${query}` : '/compare/';
}
