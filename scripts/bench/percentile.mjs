/**
 * The value below which a share of the values lies.
 * @param {number[]} values
 * @param {number} share 0 to 1
 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
}
