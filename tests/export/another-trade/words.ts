/** Words of the bundled shop's trade, which no other shop may contain. */
export const TRADE = [
  'tactical',
  'duty',
  'badge',
  'badges',
  'officer',
  'officers',
  'police',
  'sheriff',
  'patrol',
  'guard',
  'guards',
  'quartermaster',
  'quartermasters',
  'agency',
  'agencies',
  'uniform',
  'uniforms',
  'insignia',
  'holster',
  'holsters',
  'handcuff',
  'handcuffs',
  'baton',
  'flashlight',
  'flashlights',
  'pepper spray',
  'stun gun',
  'less-lethal',
  'body armor',
  'ballistic',
  'military',
  'weapon',
  'weapons',
  'civilian',
  'law enforcement',
  'security plus',
  'securityplus',
];

/** Names of the bundled categories. Case-sensitive, because in lower case they are words of any trade. */
export const CATEGORY_NAMES = [
  'Clothing',
  'Footwear',
  'Accessories',
  'Tactical Gear',
  'Tactical Gears',
  'Duty Gear',
  'Badges & Holders',
];

/** Occurrences of whole words, each with the text around it. */
export function findWords(text: string, words: readonly string[], flags = ''): string[] {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, `gu${flags}`);
  return [...text.matchAll(pattern)].map(({ index, 0: word }) =>
    text.slice(Math.max(0, index - 30), index + word.length + 30),
  );
}

/**
 * The strings of a script, without identifiers such as zod's guard(). Function names are removed first: a quote in a regular expression
 * may turn the rest of the script into a string.
 */
export function stringsOf(script: string): string {
  const nameless = script.replace(/\b[\w$]+\(/g, '(');
  return (nameless.match(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? []).join('\n');
}
