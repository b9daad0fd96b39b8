import { isAlphaSize, isNumericSize, type Sizes } from './sizes';

/** The range of sizes in a few characters for a card: 'S to 5XL', '7 to 15', 'waist 28 to 44'; undefined when there are none. */
export function summarizeSizes(sizes: Sizes): string | undefined {
  const range = (values: readonly string[]) => {
    const [first] = values;
    const last = values.at(-1);
    if (values.length < 2) return first;
    // 'S to 5XL' is a range; 'One Size' and 'Oversized' are two things.
    const isRange = values.every((value) => isAlphaSize(value) || isNumericSize(value) || value === 'Unhemmed');
    return isRange ? `${first}–${last}` : values.slice(0, 3).join(', ');
  };
  switch (sizes.system) {
    case 'none':
      return undefined;
    case 'alpha':
    case 'numeric':
      return range(sizes.labels);
    case 'shoe':
      return `US ${range(sizes.labels)}`;
    case 'waist-length':
      return sizes.waists.length > 0 ? `Waist ${range(sizes.waists)}` : `Length ${range(sizes.lengths)}`;
    case 'men-sleeve':
      return [range(sizes.men), sizes.sleeves.length > 0 && `sleeve ${range(sizes.sleeves)}`]
        .filter(Boolean)
        .join(', ');
  }
}
