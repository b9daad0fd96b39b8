import type { Closure, DutyMaterial, Snaps } from '../archetypes/duty-parts';
import { chooseByWords, decided, type Facts, firstNumber, inches } from './facts';
import type { OptionsOf, RuleSection } from './rule';

/** What duty gear is made of, in the words of the drawings. */
function goods(facts: Facts): DutyMaterial | undefined {
  return chooseByWords(
    facts,
    [/ballistic/, 'nylon'],
    [/nylon blend|^polymer$|molded/m, 'molded'],
    [/laminate|thermoplastic|leather/, 'laminate'],
    [/nylon/, 'nylon'],
  );
}

/** Cases and pouches of laminated nylon keep their shape without binding; the panels of a holster are bound all the same. */
const pouchGoods = (facts: Facts): DutyMaterial | undefined =>
  /nylon laminate/.test(facts.fabric) ? 'nylon-laminate' : goods(facts);

const snaps = (facts: Facts): Snaps | undefined =>
  chooseByWords(
    facts,
    [/brass snaps?|snaps: brass/, 'brass'],
    [/chrome snaps?|nickel snaps?/, 'chrome'],
    [/\bsnaps: black/, 'black'],
  );

const RETENTION: readonly (readonly [words: RegExp, level: number])[] = [
  [/level (?:iii|3)\b/, 3],
  [/level (?:ii|2)\b/, 2],
  [/level (?:i|1)\b|thumb[- ]break/, 1],
];

function readHolster(facts: Facts): OptionsOf<'duty-holster'> {
  return decided<OptionsOf<'duty-holster'>>({
    retention: chooseByWords(facts, ...RETENTION),
    // Hoods and levers follow from the level; a shell of plain polymer has a button for the index finger.
    release: chooseByWords(facts, [/thumb[- ]break/, 'thumb-break'], [/^polymer$/m, 'button']),
    lightBearing: facts.has(/light[- ]bearing/),
    material: goods(facts),
  });
}

function readDutyBelt(facts: Facts): OptionsOf<'duty-belt'> {
  return decided<OptionsOf<'duty-belt'>>({
    buckle: chooseByWords(
      facts,
      [/\bcobra\b/, 'cobra'],
      [/buckleless|buckle: none/, 'hook-and-loop'],
      [/\bbrass\b/, 'brass'],
      [/3-way/, '3-way'],
    ),
    finish: /nylon|web/.test(facts.fabric) || facts.fabric === '' ? 'nylon' : 'plain',
    width: inches(facts, /^width$/),
    lining: facts.has(/lin(?:ing|ed)|hook|loop/) ? 'loop' : 'plain',
  });
}

function pouchClosure(facts: Facts): Closure | undefined {
  return chooseByWords(
    facts,
    [/hidden snap/, 'hidden-snap'],
    [/closure: hook/, 'hook-and-loop'],
    [/closure: snap/, 'snap'],
  );
}

/** The table for duty gear. */
export const DUTY: RuleSection = {
  rules: [
    { archetype: 'duty-rig-kit', name: /\bkits?\b|\brigs?\b/ },
    { archetype: 'duty-holster', name: /\bholsters?\b/ },
    { archetype: 'cuff-case', name: /\bcuff (?:case|pouch|holder)s?\b|\bhandcuff (?:case|pouch|holder)s?\b/ },
    { archetype: 'magazine-pouch', name: /\bmag(?:azine)?\b[^\n]*\b(?:pouch|pouches|holders?|cases?)\b/ },
    { archetype: 'spray-pouch', name: /\b(?:spray|oc|mk-\d|gel)\b[^\n]*\b(?:pouch|pouches|holders?|cases?)\b/ },
    { archetype: 'radio-holder', name: /\bradio\b/ },
    { archetype: 'belt-keepers', name: /\bkeepers?\b/ },
    { archetype: 'duty-belt', name: /\bbelts?\b/ },
    { archetype: 'duty-rig-kit', type: /kit/ },
    { archetype: 'duty-holster', type: /holster/ },
    { archetype: 'cuff-case', type: /cuff case/ },
    { archetype: 'radio-holder', type: /radio/ },
    { archetype: 'belt-keepers', type: /keeper/ },
    { archetype: 'duty-belt', type: /^belt/ },
    { archetype: 'magazine-pouch', type: /pouch/ },
  ],
  readers: {
    'duty-holster': readHolster,
    'cuff-case': (facts) =>
      decided<OptionsOf<'cuff-case'>>({
        closure: pouchClosure(facts),
        material: pouchGoods(facts),
        snaps: snaps(facts),
      }),
    'magazine-pouch': (facts) => {
      const closure = pouchClosure(facts);
      const top = facts.has(/open[- ]top/) ? 'open' : closure === 'hidden-snap' ? 'hidden-snap' : 'flap';
      return decided<OptionsOf<'magazine-pouch'>>({
        top,
        closure: top === 'open' ? undefined : closure,
        material: pouchGoods(facts),
        snaps: snaps(facts),
      });
    },
    'spray-pouch': (facts) =>
      decided<OptionsOf<'spray-pouch'>>({
        closure: pouchClosure(facts),
        material: pouchGoods(facts),
        can: /\bmk-[34]\b/.exec(facts.name)?.[0].toUpperCase(),
        snaps: snaps(facts),
      }),
    'radio-holder': (facts) =>
      decided<OptionsOf<'radio-holder'>>({
        strap: facts.has(/bungee/) ? 'bungee' : 'elastic',
        swivel: facts.has(/swivel/),
        material: pouchGoods(facts),
      }),
    'belt-keepers': (facts) =>
      decided<OptionsOf<'belt-keepers'>>({
        material: goods(facts),
        width: inches(facts, /^width$/),
        closure: facts.has(/hidden snap/) ? 'hidden-snap' : undefined,
        snapCount: facts.has(/double snap/) ? 2 : 1,
        snaps: snaps(facts),
        pack: firstNumber(facts.spec(/^pack$/)) ?? firstNumber(/\d(?=-pack)/.exec(facts.name)?.[0] ?? ''),
      }),
    'duty-rig-kit': (facts) =>
      decided<OptionsOf<'duty-rig-kit'>>({
        buckle: chooseByWords(facts, [/\bcobra\b/, 'cobra'], [/buckleless/, 'hook-and-loop'], [/\bbrass\b/, 'brass']),
        material: facts.has(/nylon/) ? 'nylon' : 'laminate',
        retention: chooseByWords(facts, ...RETENTION),
      }),
    'duty-belt': readDutyBelt,
  },
};
