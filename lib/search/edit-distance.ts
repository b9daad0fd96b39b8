/**
 * The number of letters that must be put in, left out, replaced or swapped with the next to make one word of the other; anything
 * above `most` once it is more. Two neighbours in each other's place are one mistake (optimal string alignment).
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
