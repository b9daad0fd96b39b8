import { isAlphaSize, isNumericSize, type Sizes } from './sizes';

/** The range of sizes for a card: 'S–5XL', 'US 7–15', 'Waist 28–44'. Undefined without sizes. */
export function summarizeSizes(sizes: Sizes): string | undefined {
  const range = (values: readonly string[]) => {
    const [first] = values;
    const last = values.at(-1);
    if (values.length < 2) return first;
    // Labels such as 'One Size' and 'Oversized' are not a range.
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
