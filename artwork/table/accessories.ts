import { printedWord } from './clothing';
import { chooseByWords, decided, type Facts, firstNumber, inches } from './facts';
import type { OptionsOf, RuleSection } from './rule';

function readCap(facts: Facts): OptionsOf<'cap'> {
  const front = facts.has(/loop panels?: front|front loop|loop front|loop: front/);
  const everywhere = facts.has(/loop on top|top loop/);
  return {
    text: printedWord(facts) ?? '',
    marker: facts.has(/overhead marker/),
    loop: everywhere ? 'all' : front ? 'front' : facts.has(/back loop|loop: back/) ? 'back' : 'none',
    mesh: facts.has(/\bmesh\b/),
    closure:
      chooseByWords(
        facts,
        [/closure: snap|snapback/, 'snap'],
        [/\bbuckle\b/, 'buckle'],
        [/fitted|flex-?fit/, 'fitted'],
      ) ?? 'hook',
    button: !facts.has(/no top button/) && !everywhere,
    crown: facts.has(/uniform|6-panel|high crown|structured/) ? 'high' : 'low',
    weave: chooseByWords(facts, [/ripstop/, 'ripstop'], [/twill/, 'twill']) ?? 'plain',
  };
}

function readBelt(facts: Facts): OptionsOf<'belt'> {
  const leather = facts.has(/leather/);
  const web = facts.has(/cotton/);
  const stated = facts.spec(/^buckle$/);
  return decided<OptionsOf<'belt'>>({
    buckle:
      chooseByWords(
        facts,
        [/buckleless|buckle: none/, 'none'],
        [/\bcobra\b/, 'cobra'],
        [/v-?ring|rigger/, 'v-ring'],
        [/flip buckle|solid[- ]face|military web/, 'solid-face'],
      ) ?? 'frame',
    material: leather ? 'leather' : web ? 'web' : 'nylon',
    metal: /plastic|polymer/.test(stated)
      ? 'polymer'
      : /^brass|solid brass/.test(stated)
        ? 'brass'
        : /black/.test(stated)
          ? 'black'
          : 'steel',
    width: inches(facts, /^width$/),
    rows:
      firstNumber(facts.spec(/^rows$/)) ??
      firstNumber(/\d(?=-row)/.exec(facts.fabric)?.[0] ?? '') ??
      (leather || web ? undefined : 2),
    hookAndLoop: facts.has(/hook[- ]and[- ]loop/),
  });
}

function readGloves(facts: Facts): OptionsOf<'duty-gloves'> {
  return {
    knuckle: chooseByWords(facts, [/molded rubber|rubber knuckle/, 'rubber'], [/knuckle/, 'molded']) ?? 'none',
    cuff: chooseByWords(facts, [/gauntlet/, 'gauntlet'], [/cuff: strap|wrist strap/, 'strap']) ?? 'neoprene',
    palm: chooseByWords(facts, [/reinforced|kevlar|cut-resistant/, 'reinforced'], [/textured/, 'textured']) ?? 'plain',
    back:
      chooseByWords(
        facts,
        [/nomex/, 'nomex'],
        [/warmth: neoprene|neoprene with/, 'neoprene'],
        [/spandex|stretch/, 'spandex'],
        [/(?:cow|goat|deer|full-grain)[a-z]* (?:leather|skin)/, 'leather'],
      ) ?? 'synthetic',
    tips: facts.has(/dual layer|precision fit|seam free/) ? 'dual' : 'plain',
  };
}

const doubleLock = (facts: Facts) =>
  chooseByWords(facts, [/\blever\b/, 'lever'], [/keyless/, 'keyless'], [/double lock: pin/, 'pin']) ?? 'slot';
const cuffFrame = (facts: Facts) => (/alumin|polymer/.test(facts.fabric) ? 'polymer-aluminum' : 'steel');

/** Facts of handcuffs, however they are joined. */
function readCuffs(facts: Facts): OptionsOf<'hinged-cuffs'> {
  return {
    frame: cuffFrame(facts),
    doubleLock: doubleLock(facts),
    keyways: facts.has(/key(?:way|hole)s?: both sides/) ? 'both' : 'one',
  };
}

/** The table for accessories. */
export const ACCESSORIES: RuleSection = {
  rules: [
    { archetype: 'handcuff-key', name: /\b(?:hand)?cuff keys?\b/ },
    { archetype: 'whistle', name: /\bwhistles?\b/ },
    { archetype: 'watch-cap', name: /\bwatch caps?\b|\bbeanies?\b|\bknit caps?\b/ },
    { archetype: 'beret', name: /\bberets?\b/ },
    { archetype: 'boonie', name: /\bboonies?\b|\bbush hats?\b|\bbucket hats?\b/ },
    { archetype: 'cap', name: /\bcaps?\b|\bhats?\b/ },
    { archetype: 'patch', name: /\bpatch(?:es)?\b|\bemblems?\b/ },
    { archetype: 'hinged-cuffs', name: /\bcuffs?\b|\bhandcuffs?\b/, words: /\bhinged?\b/ },
    { archetype: 'chain-cuffs', name: /\b(?:hand)?cuffs\b/ },
    { archetype: 'duty-belt', name: /\bduty belts?\b/, when: (facts) => (inches(facts, /width/) ?? 1.5) >= 2 },
    { archetype: 'belt', name: /\bbelts?\b/ },
    { archetype: 'duty-gloves', name: /\bgloves?\b|\bmitts?\b/ },
    { archetype: 'cap', group: /caps|hats/ },
    { archetype: 'belt', group: /belts/ },
    { archetype: 'chain-cuffs', group: /cuffs/ },
    { archetype: 'duty-gloves', group: /gloves/ },
  ],
  readers: {
    whistle: (facts) => ({
      lanyard: chooseByWords(facts, [/\bcord\b|rope|lanyard/, 'cord'], [/\bchain\b/, 'chain']) ?? 'none',
    }),
    'watch-cap': (facts) => ({
      fleece: /\bfleece\b(?!-lined)/.test(facts.fabric) || /\bfleece\b/.test(facts.name),
      fit: facts.has(/low[- ]profile/) ? 'low' : 'regular',
      cuff: !facts.has(/no cuff|uncuffed/),
    }),
    beret: (facts) => ({ flash: facts.has(/flash/) }),
    boonie: (facts) => ({
      weave: facts.has(/ripstop/) ? 'ripstop' : 'twill',
      cord: !facts.has(/no chin/),
      vents: facts.has(/\b4 vents|vents: 4/) ? 2 : 1,
    }),
    cap: readCap,
    patch: (facts) =>
      decided<OptionsOf<'patch'>>({
        text: printedWord(facts) && `${printedWord(facts)}/OFFICER`,
        motif: facts.has(/\bflag\b/) ? 'flag' : facts.has(/\bstar\b/) ? 'star' : 'eagle',
        backing: facts.has(/hook/) ? 'hook' : 'sew',
      }),
    'hinged-cuffs': readCuffs,
    'chain-cuffs': (facts) =>
      decided<OptionsOf<'chain-cuffs'>>({
        ...readCuffs(facts),
        fit: facts.has(/oversize/) ? 'oversize' : 'standard',
        chain: firstNumber(facts.spec(/distance between/)),
        stretched: /overall/.test(facts.spec(/^length$/)) || undefined,
      }),
    belt: readBelt,
    'duty-gloves': readGloves,
  },
};
