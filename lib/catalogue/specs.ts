/** A row of the specification table. */
export type Spec = { label: string; value: string };

/** { label: 'Weight', value: '10 oz' } -> 'Weight: 10 oz'. */
export function formatSpec({ label, value }: Spec): string {
  return `${label}: ${value}`;
}

/**
 * Splits feature lines into plain features and specifications such as 'Weight: 10 oz'. The label has at
 * most 40 characters and five words; a colon with a space follows.
 */
export function splitFeatures(lines: readonly string[]): { features: string[]; specs: Spec[] } {
  return {
    features: lines.filter((line) => !toSpec(line)),
    specs: lines.flatMap((line) => toSpec(line) ?? []),
  };
}

function toSpec(line: string): Spec | undefined {
  const colon = line.indexOf(': ');
  if (colon < 2 || colon > 40) return undefined;
  const label = line.slice(0, colon).trim();
  const value = line.slice(colon + 2).trim();
  const isLabel = /^\p{L}/u.test(label) && label.split(' ').length <= 5 && !/[.!?;]/.test(label);
  return isLabel && value !== '' ? { label, value } : undefined;
}
