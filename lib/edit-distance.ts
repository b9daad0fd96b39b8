/** The candidate with the fewest edits from a text, the first of equals; undefined if all have more than `most`. */
export function closestMatch(text: string, candidates: Iterable<string>, most: number): string | undefined {
  let found: string | undefined;
  let least = most + 1;
  for (const candidate of candidates) {
    const distance = editDistance(text, candidate, least - 1);
    if (distance < least) [found, least] = [candidate, distance];
  }
  return found;
}

/**
 * The number of edits between two texts: insert, delete, replace, or swap two neighbours (optimal string alignment).
 * @param most the result is any number above `most` as soon as the distance is larger
 */
export function editDistance(from: string, to: string, most: number): number {
  const width = to.length + 1;
  let before: number[] = [];
  let last = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    let least = row;
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
      least = Math.min(least, cost);
    }
    if (least > most) return least;
    before = last;
    last = next;
  }
  return last[width - 1] as number;
}
