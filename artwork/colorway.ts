import type { Colorway, Pattern } from './archetype';

const PATTERNS: readonly (readonly [words: RegExp, pattern: Pattern])[] = [
  [/multi-?cam|scorpion|\bocp\b/i, 'multicam'],
  [/woodland/i, 'woodland'],
  [/digital|\bacu\b(?! tan)|\bmarpat\b/i, 'digital'],
  [/basket ?-?weave/i, 'basketweave'],
];

/** A color with the print or the embossing that its name states. */
export function toColorway(color: { name: string; hex: string }): Colorway {
  const pattern = PATTERNS.find(([words]) => words.test(color.name))?.[1] ?? 'plain';
  return { name: color.name, hex: color.hex, pattern };
}
