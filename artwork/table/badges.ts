import { chooseByWords, decided, type Facts, firstNumber, inches } from './facts';
import type { OptionsOf, RuleSection } from './rule';

const TITLES = [
  'security',
  'police',
  'sheriff',
  'deputy',
  'enforcement',
  'patrol',
  'officer',
  'guard',
  'sergeant',
  'lieutenant',
  'captain',
  'chief',
];

/** The words of the name that stand on a badge, in its order: 'SECURITY/OFFICER'. */
function titles(facts: Facts, most: number): string | undefined {
  const found = facts.name.split(/[^a-z]+/).filter((word) => TITLES.includes(word));
  return found.length > 0 ? [...new Set(found)].slice(0, most).join('/').toUpperCase() : undefined;
}

const safety = (facts: Facts): 'pin' | 'safety' =>
  /safety/.test(facts.spec(/attachment/)) || !facts.has(/pin back|attachment: pin/) ? 'safety' : 'pin';

function readShield(facts: Facts): OptionsOf<'shield-badge'> {
  const eagle = facts.has(/\beagle\b/);
  return decided<OptionsOf<'shield-badge'>>({
    top: eagle ? 'eagle' : 'plain',
    outline:
      chooseByWords(
        facts,
        [/\boval\b|deluxe/, 'oval'],
        [/shape: shield|\bstock\b[^\n]*\bshield\b/, eagle ? 'classic' : 'heater'],
      ) ?? 'classic',
    text: titles(facts, 3),
    seal: chooseByWords(facts, [/\bscales\b|seal: state|enforcement/, 'scales'], [/wreath|deluxe/, 'wreath']) ?? 'star',
    height: inches(facts, /^height$/),
    attachment: safety(facts),
  });
}

function readStar(facts: Facts): OptionsOf<'star-badge'> {
  return decided<OptionsOf<'star-badge'>>({
    points: firstNumber(/\b[567](?=-point)/.exec(facts.name)?.[0] ?? facts.spec(/^points$/)),
    text: titles(facts, 2),
    height: inches(facts, /^height$/),
    attachment: safety(facts),
  });
}

function readPins(facts: Facts): OptionsOf<'collar-pins'> {
  const word = /\b(?:security|police|sheriff|ems|swat)\b/.exec(facts.name)?.[0].toUpperCase();
  const kind = chooseByWords(
    facts,
    [/\bletters?\b/, 'letters'],
    [/chevrons?|sergeant|corporal/, 'chevron'],
    [/double bars?|captain/, 'double-bar'],
    [/\bbars?\b|lieutenant/, 'bar'],
    [/\bstars?\b|\bchief\b/, 'star'],
  );
  return decided<OptionsOf<'collar-pins'>>({
    kind: kind ?? (word ? 'letters' : 'chevron'),
    text: word,
    attachment: /screw/.test(facts.spec(/attachment/)) ? 'screw' : 'clutch',
  });
}

function readHolder(facts: Facts): OptionsOf<'badge-holder'> {
  return {
    cutout: facts.has(/hook and loop flap|\bflap\b/) ? 'flap' : 'recessed',
    chain: facts.has(/\bchain\b/),
    clip: chooseByWords(facts, [/swivel/, 'swivel'], [/steel/, 'steel']) ?? 'belt',
  };
}

/** The table for badges, insignia and their holders. */
export const BADGES: RuleSection = {
  rules: [
    { archetype: 'tie-bar', name: /\btie[ -](?:bar|clip|tack)s?\b/ },
    { archetype: 'name-plate', name: /\bname ?(?:plate|tag|bar)s?\b/ },
    { archetype: 'service-bar', name: /\bcommendation\b|\bservice bars?\b|\baward bars?\b|\byears of service\b/ },
    { archetype: 'badge-wallet', name: /\bwallets?\b/, options: { kind: 'wallet' } },
    { archetype: 'badge-wallet', name: /\b(?:id|badge) cases?\b/, options: { kind: 'case' } },
    { archetype: 'neck-holder', name: /\bneck\b[^\n]*\bholders?\b|\blanyards?\b/ },
    { archetype: 'badge-holder', name: /\b(?:badge|id|shield|clip-on)\b[^\n]*\bholders?\b/ },
    { archetype: 'patch', name: /\bpatch(?:es)?\b|\bemblems?\b/ },
    { archetype: 'collar-pins', name: /\bcollar\b|\binsignia\b|\bchevrons?\b|\blapel\b|\bpins\b/ },
    { archetype: 'star-badge', name: /\bstars?\b/, type: /^$|badge/ },
    { archetype: 'shield-badge', name: /\bbadges?\b|\bshields?\b/ },
    { archetype: 'badge-holder', type: /holder/ },
    { archetype: 'collar-pins', type: /insignia/ },
    { archetype: 'service-bar', type: /^pin$/ },
    { archetype: 'shield-badge', type: /badge/ },
  ],
  readers: {
    'badge-wallet': (facts) =>
      decided<OptionsOf<'badge-wallet'>>({
        windows: firstNumber(facts.spec(/windows?/)),
        cardSlots: firstNumber(facts.spec(/card slots/)),
      }),
    'neck-holder': (facts) => ({
      windows: /double|2/.test(facts.spec(/windows?/)) ? 2 : 1,
      clip: facts.has(/belt clip/),
    }),
    'badge-holder': readHolder,
    'name-plate': (facts) => ({ text: facts.has(/engraving: 2|2 lines?/) ? 'J. SAMPLE/SECURITY' : 'J. SAMPLE' }),
    'collar-pins': readPins,
    'star-badge': readStar,
    'shield-badge': readShield,
  },
};
