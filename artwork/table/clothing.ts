import { chooseByWords, decided, type Facts, firstNumber } from './facts';
import type { OptionsOf, RuleSection } from './rule';

const PRINTS = /\b(?:security|police|sheriff|ranger|medic|ems|swat|staff|fire|k9)\b/;

/** The word that is printed on a shirt: as the facts state it, or the one in the name when they speak of prints. */
export function printedWord(facts: Facts): string | undefined {
  const word =
    PRINTS.exec(facts.spec(/print|embroidery/))?.[0] ??
    (facts.has(/no print/) ? undefined : PRINTS.exec(facts.name)?.[0]);
  return word?.toUpperCase();
}

const isRipstop = (facts: Facts): 'ripstop' | 'twill' => (facts.has(/ripstop|rip-stop/) ? 'ripstop' : 'twill');

/** Families of shirts: they differ in pockets, shoulders and weave where the facts are silent. */
function shirtStyle(facts: Facts): 'field' | 'work' | 'uniform' | 'tactical' {
  if (/\bbdu\b|\bcoats?\b/.test(facts.name)) return 'field';
  if (/\b(?:work|industrial)\b/.test(facts.name)) return 'work';
  if (/\b(?:uniform|class [ab]|command|dress)\b/.test(facts.name) || facts.has(/epaulet/)) return 'uniform';
  return facts.has(/tactical|rip-?stop|stretch/) ? 'tactical' : 'uniform';
}

function chestPockets(facts: Facts, style: string): number {
  const stated = facts.spec(/^(?:front |chest )?pockets$/);
  const count = firstNumber(stated);
  if (count !== undefined) return count >= 4 ? 4 : count >= 1 ? 2 : 0;
  if (facts.has(/hidden chest pockets?|mandarin/)) return 0;
  return style === 'field' ? 4 : 2;
}

function readShirt(facts: Facts): OptionsOf<'duty-shirt'> {
  const style = shirtStyle(facts);
  const pockets = chestPockets(facts, style);
  const flap = chooseByWords(facts, [/scallop/, 'scalloped'], [/button-through/, 'none'], [/pointed flap/, 'pointed']);
  return decided<OptionsOf<'duty-shirt'>>({
    sleeve: facts.has(/short[- ]sleeve/) ? 'short' : 'long',
    pockets,
    pocketFlap: flap ?? (style === 'tactical' ? 'angled' : 'straight'),
    epaulets: facts.has(/epaulet/) || (/\buniform\b/.test(facts.name) && pockets > 0),
    front: /optional zip/.test(facts.spec(/front/)) || facts.has(/optional zip/) ? 'button' : zipFront(facts),
    collar: facts.has(/mandarin/) ? 'mandarin' : 'point',
    back: chooseByWords(facts, [/\bcape\b/, 'cape'], [/bi-?swing|stretch/, 'bi-swing']) ?? 'yoke',
    weave: facts.has(/tropical/) ? 'tropical' : isRipstop(facts),
    creases: facts.has(/\bcreases?\b/),
    badgeTab: facts.has(/badge tab/),
    sleevePockets: facts.has(/sleeve pockets?/),
    elbows: facts.has(/elbow/),
    bellows: facts.has(/bellows/),
    documents: pockets > 0 && facts.has(/document/),
    mic: chooseByWords(
      facts,
      [/mic[^\n]{0,12} hidden|hidden mic/, 'hidden'],
      [/mic: epaulet/, 'epaulet'],
      [/\bmic clips?/, 'clips'],
    ),
    pens: chooseByWords(facts, [/pen(?:cil)? slots?: left/, 'left'], [/\bpen(?:cil)? slots?\b/, 'both']),
    stays: facts.has(/collar stays/) || undefined,
  });
}

function zipFront(facts: Facts): 'button' | 'zip' | 'zip-buttons' {
  if (facts.has(/zip behind buttons|zip with sewn-on buttons/)) return 'zip-buttons';
  return /\bzip/.test(facts.spec(/^front$|closure/)) || /\bzip(?:per)?/.test(facts.name) ? 'zip' : 'button';
}

function readSoftShell(facts: Facts): OptionsOf<'soft-shell'> {
  const pockets = firstNumber(facts.spec(/^(?:outer )?pockets$/)) ?? 0;
  return {
    hood: chooseByWords(facts, [/stow|hood rolls/, 'stow'], [/\bhood(?!ie)/, 'detachable']) ?? 'none',
    patches: facts.has(/patch panel|loop panel|loop on/),
    vents: facts.has(/underarm vents?|vents?: underarm|pit zips?/),
    chest: facts.has(/hand ports?/) ? 'ports' : pockets >= 5 || facts.has(/chest/) ? 'one' : 'none',
    hidden: facts.has(/concealed pockets?/),
    mic: facts.has(/\bmic\b/),
    sideZips: facts.has(/side zips?/),
    forearm: pockets >= 8 || facts.has(/(?:forearm|sleeve) pocket/),
  };
}

function readFieldJacket(facts: Facts): OptionsOf<'field-jacket'> {
  const parka = !/m-?65|\bfield\b/.test(facts.name);
  return {
    kind: parka ? 'parka' : 'm65',
    hood:
      chooseByWords(facts, [/hood: in collar|rolls into the collar/, 'collar'], [/\bhood(?!ie)/, 'detachable']) ??
      (parka ? 'none' : 'collar'),
    sideZips: facts.has(/side zips?/),
    badgeTab: facts.has(/badge tab/),
    mic: facts.has(/\bmic\b/),
    idPanels: facts.has(/\bid panels?/),
    liner:
      (firstNumber(facts.spec(/^(?:ways to wear|configurations)$/)) ?? 1) > 1
        ? facts.has(/fleece/)
          ? 'fleece'
          : 'soft-shell'
        : facts.has(/liner: zip-out/)
          ? 'inside'
          : 'none',
  };
}

/** How many pockets the facts count. */
const pocketsOf = (facts: Facts): number | undefined =>
  firstNumber(facts.spec(/^pockets$/)) ?? firstNumber(/\d+(?=-pocket)/.exec(facts.name)?.[0] ?? '');

/** The pockets of the thighs; of some that are only counted, or not described, the plainest. */
function thighPockets(facts: Facts): NonNullable<OptionsOf<'cargo-pant'>['cargo']> {
  const stated = chooseByWords(
    facts,
    [/\bem[ts]\b|e\.m\.[ts]|shears|scissor/, 'ems'],
    [/hidden (?:cargo )?pockets?/, 'hidden'],
    [/no cargo/, 'none'],
    [/\bbdu\b|button-flap/, 'button'],
    [/\bcargo\b|\btdu\b|(?<!back )flap/, 'flap'],
  );
  const more = (pocketsOf(facts) ?? 0) > 4 || facts.has(/\b(?:duty|utility|six|eight|nine|ten) pockets\b/);
  return stated ?? (more ? 'patch' : 'none');
}

/** Sizes by letters and ankles that draw in make a roomy leg, cloth that stretches a close one. */
function legOf(facts: Facts): OptionsOf<'cargo-pant'>['leg'] {
  return chooseByWords(
    facts,
    [/\b[bt]du\b|drawstring|bungee|blous/, 'roomy'],
    [/stretch|spandex|elastane|slim|tapered/, 'slim'],
  );
}

function readCargoPant(facts: Facts): OptionsOf<'cargo-pant'> {
  return decided<OptionsOf<'cargo-pant'>>({
    leg: legOf(facts),
    cargo: thighPockets(facts),
    slots: [2, 3, 4, 5, 6, 7, 8, 9].find((count) => facts.has(new RegExp(`\\b${count}[- ]slots?\\b`))),
    pockets: pocketsOf(facts),
    knees: chooseByWords(
      facts,
      [/pad-ready|knee[- ]pad|pockets for knee pads/, 'pad'],
      [/double knees?/, 'double'],
      [/stretch panels? at (?:the )?knee/, 'stretch'],
      [/articulated|panels? at (?:the )?knee/, 'articulated'],
      [/reinforced (?:seat and )?knees/, 'patch'],
    ),
    ankles: chooseByWords(
      facts,
      [/drawstring/, 'drawstring'],
      [/bungee/, 'bungee'],
      [/zip leg|leg zip|zip bottoms/, 'zip'],
    ),
    waist: chooseByWords(
      facts,
      [/adjustable (?:waist )?tabs|waist tabs/, 'tabs'],
      [/elastic/, 'elastic'],
      [/self-adjusting|tunnel/, 'tunnel'],
      [/slider|comfort waist/, 'slider'],
    ),
    fly: facts.has(/button fly|fly: button/) ? 'button' : undefined,
    weave: isRipstop(facts),
    strap: facts.has(/utility strap|rear utility/) ? true : undefined,
    ring: facts.has(/d-?ring/) ? true : undefined,
    magazine: facts.has(/magazine|\bmag pocket/) && !facts.has(/hidden[^\n]*magazine/) ? true : undefined,
    badge: facts.has(/badge holder|badge loop/) ? true : undefined,
    gusset: facts.has(/gusset/) ? true : undefined,
    seat: chooseByWords(
      facts,
      [/stretch panels?[^\n]*seat/, 'stretch'],
      [/reinforced seat|seat and (?:knee|waist)/, 'double'],
    ),
  });
}

function readTrouser(facts: Facts): OptionsOf<'uniform-trouser'> {
  const plain = /\b(?:industrial|work)\b/.test(facts.name);
  return decided<OptionsOf<'uniform-trouser'>>({
    crease: !plain || facts.has(/\bcrease/),
    pockets: (firstNumber(facts.spec(/^pockets$/)) ?? 4) < 4 ? 2 : 4,
    backFlaps: facts.has(/back flaps?|flap back|pocket flaps/),
    closure: facts.has(/closure: button|button closure|button waist/) ? 'button' : 'hook',
    front: facts.has(/quarter|slash|slant/) || plain ? 'quarter' : 'seam',
    waist: chooseByWords(facts, [/gripper/, 'gripper'], [/elastic|\bflex waistband|freedom flex/, 'elastic']),
    stripe: facts.has(/gold (?:stripe|braid)/) ? '#c9a227' : facts.has(/\bstripes?\b/) ? '#5a6672' : undefined,
  });
}

/** The table for clothing. */
export const CLOTHING: RuleSection = {
  rules: [
    { archetype: 'combat-shirt', name: /\b(?:combat|assault) shirts?\b/ },
    { archetype: 'polo', name: /\bpolos?\b/ },
    { archetype: 't-shirt', name: /\bt-?shirts?\b|\btees?\b/ },
    { archetype: 'shorts', name: /\bshorts\b/ },
    { archetype: 'dress-coat', name: /\bdress (?:coat|blouse|jacket|tunic)|honor guard|\btunics?\b/ },
    { archetype: 'duty-shirt', name: /\bbdu (?:coat|shirt|jacket)/ },
    { archetype: 'combat-shirt', name: /\bshirts?\b/, words: /knit torso|torso[^\n]{0,24} knit/ },
    { archetype: 'duty-shirt', name: /\b(?:over|under)?shirts?\b|\bblouses?\b/ },
    { archetype: 'soft-shell', name: /\bsoft[ -]?shells?\b/ },
    { archetype: 'bomber', name: /\bflight\b|\bbombers?\b/, options: { kind: 'flight' } },
    { archetype: 'bomber', name: /\bslash\b|\b(?:work|ike|eisenhower) jackets?\b/, options: { kind: 'work' } },
    { archetype: 'field-jacket', name: /\bm-?65\b|\bfield (?:jacket|coat)/, options: { kind: 'm65' } },
    {
      archetype: 'field-jacket',
      name: /\bparkas?\b|\bduty jackets?\b|\brain|\d-in-\d|\bgeneration\b|\b(?:over|top)?coats?\b/,
    },
    { archetype: 'soft-shell', name: /\bjackets?\b|\bfleeces?\b/, words: /soft ?-?shell(?! liner)|fleece/ },
    { archetype: 'field-jacket', name: /\bjackets?\b|\bwindbreakers?\b/ },
    { archetype: 'cargo-pant', name: /\b(?:bdu|cargo|tactical|tdu|ems|emt|e\.m\.t)\b[^\n]*\b(?:pants?|trousers?)\b/ },
    {
      archetype: 'uniform-trouser',
      name: /\btrousers?\b|\bslacks\b|\b(?:class [ab]|dress|uniform|industrial|work) pants?\b/,
    },
    { archetype: 'cargo-pant', name: /\bpants?\b|\bjeans\b/ },
    { archetype: 't-shirt', group: /t-shirts/ },
    { archetype: 'polo', group: /polo/ },
    { archetype: 'shorts', group: /^shorts$/m },
    { archetype: 'duty-shirt', group: /shirts/ },
    { archetype: 'field-jacket', group: /jackets|outerwear|coats/ },
    { archetype: 'cargo-pant', group: /pants|trousers/ },
  ],
  readers: {
    'duty-shirt': readShirt,
    'combat-shirt': (facts) => ({
      sleevePockets:
        chooseByWords(
          facts,
          [/sleeve pockets?: zip|zip sleeve/, 'zip'],
          [/loop-faced|loop (?:field|panel)/, 'loop'],
          [/(?:sleeve|bicep|arm) pockets?/, 'flap'],
        ) ?? 'none',
      elbow: facts.has(/elbow/),
      neck: chooseByWords(facts, [/mock\b[^\n]*\bzip/, 'mock-zip'], [/quarter[- ]zip|neck: zip/, 'zip']) ?? 'crew',
    }),
    polo: (facts) => ({
      sleeve: facts.has(/long[- ]sleeve/) ? 'long' : 'short',
      buttons: firstNumber(/\d(?=-button)/.exec(facts.spec(/closure|placket/))?.[0] ?? '') ?? 3,
      mic:
        chooseByWords(facts, [/mic clips?: shoulder/, 'shoulder'], [/\bmic clips?/, 'clips'], [/\bmic\b/, 'loops']) ??
        'none',
      fit: facts.has(/fit: loose|loose fit/) ? 'loose' : 'regular',
      stays: facts.has(/collar stays/),
      pens: facts.has(/\bpen (?:slots|pockets)\b/) ? 2 : facts.has(/\bpen\b|pencil/) ? 1 : 0,
      knit: chooseByWords(facts, [/pique/, 'pique'], [/birdseye|mesh knit/, 'birdseye']) ?? 'jersey',
      gusset: facts.has(/gusset|underarm mesh/),
      pocket: facts.has(/chest pocket/),
    }),
    't-shirt': (facts) => ({
      print: printedWord(facts) ?? '',
      pack: facts.has(/\b3[- ]pack|pack(?:: | of )?\s?3\b/) ? 3 : 1,
      fit: chooseByWords(facts, [/compression/, 'compression'], [/fit: loose|loose fit/, 'loose']) ?? 'regular',
      flatlock: facts.has(/flatlock/),
      tail: facts.has(/long tail/),
      tag: facts.has(/heat[- ]transfer tag|tagless/) ? 'printed' : 'sewn',
      neck: /100% polyester|elastane|spandex/.test(facts.fabric) && !facts.has(/\brib\b/) ? 'plain' : 'rib',
    }),
    'soft-shell': readSoftShell,
    'field-jacket': readFieldJacket,
    bomber: (facts) => ({
      sleevePocket: facts.has(/sleeve pocket/),
      lining: facts.has(/orange/) ? 'orange' : 'plain',
    }),
    'dress-coat': (facts) => ({
      metal: facts.has(/silver|nickel/) ? 'silver' : 'gold',
      buttons: firstNumber(facts.spec(/^buttons$/)) === 3 ? 3 : 4,
      braid: !facts.has(/no braid/),
    }),
    'uniform-trouser': readTrouser,
    'cargo-pant': readCargoPant,
    shorts: (facts) => ({
      cargo: !facts.has(/no cargo/) && (facts.has(/\bcargo\b|\bbdu\b/) || (pocketsOf(facts) ?? 0) > 4),
      elastic: facts.has(/elastic/),
    }),
  },
};
