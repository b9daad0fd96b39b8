import type { Features } from './features';

/** The features newer than the floor that an element with these attributes uses; an attribute's value may be unknown. */
export function featuresOfElement(
  element: string,
  attributes: Iterable<readonly [name: string, value: string | undefined]>,
  features: Features,
): string[] {
  const name = element.toLowerCase();
  const at = features.has(`html.elements.${name}`) ? `html.elements.${name}` : `svg.elements.${name}`;
  const paths = [at];
  for (const [attribute, value] of attributes) {
    const key = attribute.toLowerCase();
    for (const place of [at, 'html.global_attributes']) {
      paths.push(`${place}.${key}`, `${place}.${key}_${value}`);
      for (const word of value?.split(/\s+/) ?? []) if (word) paths.push(`${place}.${key}.${word}`);
    }
  }
  return features.among(paths);
}
