/** The row that a key leads to from the active one, -1 being none; undefined when it leads to none. */
export function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1;
  if (key === 'Home' && active >= 0) return 0;
  return key === 'End' && active >= 0 ? count - 1 : undefined;
}
