/** The colors of a product without repeats of one name: the first counts. */
export function uniqueColors<Color extends { name: string }>(colors: readonly Color[]): Color[] {
  return colors.filter(({ name }, index) => colors.findIndex((other) => other.name === name) === index);
}
