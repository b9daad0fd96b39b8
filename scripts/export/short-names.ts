/** A custom property where it is set or used, and no part of a class. */
const PROPERTY = /(?<![\w.-])--[a-z][\w-]*/g;

/**
 * Makes the function that gives custom properties short names: they stand in every other rule, and take a fortieth of what a page loads.
 * @param texts the rules that go together, in their order
 * @param isKept whether a property is set or read by its own name elsewhere
 */
export function shortNames(texts: readonly string[], isKept: (name: string) => boolean): (text: string) => string {
  const names = [...new Set(texts.flatMap((text) => text.match(PROPERTY) ?? []))].filter((name) => !isKept(name));
  // A number begins no name of ours.
  const short = new Map(names.map((name, index) => [name, `--${index}`]));
  return (text) => text.replace(PROPERTY, (name) => short.get(name) ?? name);
}
