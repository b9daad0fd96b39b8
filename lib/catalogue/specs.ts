/** A specification of a product: a label and its value. */
export type Spec = { label: string; value: string };

/** { label: 'Weight', value: '10 oz' } -> 'Weight: 10 oz'. */
export function formatSpec({ label, value }: Spec): string {
  return `${label}: ${value}`;
}

/**
 * Splits feature lines into plain features and specification pairs ('Weight: 10 oz').
 * A pair is a short label of letters, one colon with a space after it, and a value; every other line stays a feature.
 */
export function splitFeatures(lines: readonly string[]): { features: string[]; specs: Spec[] } {
  const features: string[] = [];
  const specs: Spec[] = [];
  for (const line of lines) {
    const spec = toSpec(line);
    if (spec) specs.push(spec);
    else features.push(line);
  }
  return { features, specs };
}

function toSpec(line: string): Spec | undefined {
  const colon = line.indexOf(': ');
  if (colon < 2 || colon > 40) return undefined;
  const label = line.slice(0, colon).trim();
  const value = line.slice(colon + 2).trim();
  const isLabel = /^\p{L}/u.test(label) && label.split(' ').length <= 5 && !/[.!?;]/.test(label);
  return isLabel && value !== '' ? { label, value } : undefined;
}
