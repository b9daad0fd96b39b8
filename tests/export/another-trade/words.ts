/** Words that say what the bundled shop sells and to whom: none of them belongs in another trade's shop. */
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

/** Names of the bundled categories as people read them: in small letters they are words of any trade. */
export const CATEGORY_NAMES = [
  'Clothing',
  'Footwear',
  'Accessories',
  'Tactical Gear',
  'Tactical Gears',
  'Duty Gear',
  'Badges & Holders',
];

/** Where a word is found that stands by itself, with what stands around it. */
export function findWords(text: string, words: readonly string[], flags = ''): string[] {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, `gu${flags}`);
  return [...text.matchAll(pattern)].map(({ index, 0: word }) =>
    text.slice(Math.max(0, index - 30), index + word.length + 30),
  );
}

/** The texts in a script: what it names its parts is for machines, such as zod's guard(). A function's name goes first, for a quote in a regular expression would make the rest of the script a text. */
export function stringsOf(script: string): string {
  const nameless = script.replace(/\b[\w$]+\(/g, '(');
  return (nameless.match(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? []).join('\n');
}
