/** The candidate with the smallest distance, or the first of several; undefined if all distances exceed `max`. */
export function closestMatch(text: string, candidates: Iterable<string>, max: number): string | undefined {
  let closest: string | undefined;
  let min = max + 1;
  for (const candidate of candidates) {
    const distance = editDistance(text, candidate, min - 1);
    if (distance < min) [closest, min] = [candidate, distance];
  }
  return closest;
}

/**
 * Optimal string alignment distance: number of insertions, deletions, replacements and swaps of adjacent letters.
 * @param max stops early: if the distance exceeds `max`, the result is any number above `max`
 */
export function editDistance(from: string, to: string, max: number): number {
  const width = to.length + 1;
  let before: number[] = [];
  let last = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    let min = row;
    for (let column = 1; column < width; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      let cost = Math.min(
        (last[column] as number) + 1,
        (next[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
      );
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwapped) cost = Math.min(cost, (before[column - 2] as number) + 1);
      next.push(cost);
      min = Math.min(min, cost);
    }
    if (min > max) return min;
    before = last;
    last = next;
  }
  return last[width - 1] as number;
}
