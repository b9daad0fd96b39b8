import { DEVICES } from './devices';
import { chooseByWords, decided, type Facts, firstNumber } from './facts';
import type { OptionsOf, RuleSection } from './rule';

/** A count such as '6' from 'pistol mags: 6' or '4 pistol'. */
function pouches(facts: Facts, kind: RegExp, before: RegExp): number | undefined {
  const own = firstNumber(facts.spec(kind));
  return own ?? firstNumber(before.exec(facts.spec(/mag(?:azine)? pouches/))?.[0] ?? '');
}

function readLoadVest(facts: Facts): OptionsOf<'load-vest'> {
  const pistol = pouches(facts, /^pistol mag/, /\d+(?= pistol)/);
  const rifle = pouches(facts, /^rifle mag/, /\d+(?= rifle)/);
  const molle = pistol === undefined && rifle === undefined && facts.has(/molle/);
  const stated = molle || pistol !== undefined || rifle !== undefined;
  return decided<OptionsOf<'load-vest'>>({
    pistolPouches: pistol ?? (stated ? 0 : undefined),
    riflePouches: rifle ?? (stated ? 0 : undefined),
    holster: facts.has(/holster|cross[- ]?draw/),
    radioPouch: facts.has(/radio pouch/),
    clips: facts.has(/2 quick-release clips/) ? 2 : 1,
    molle,
    belt: chooseByWords(facts, [/belt loops/, 'loops'], [/\bbelt\b/, 'web']) ?? 'none',
  });
}

function readPlateCarrier(facts: Facts): OptionsOf<'plate-carrier'> {
  return {
    cummerbund:
      chooseByWords(
        facts,
        [/\bbands?\b|\d-band/, 'bands'],
        [/cummerbund/, 'molle'],
        [/side straps|external pocket/, 'straps'],
      ) ?? 'molle',
    frontPouch:
      chooseByWords(
        facts,
        [/kangaroo|mag(?:azine)? pocket/, 'mags'],
        [/admin/, 'admin'],
        [/full-length zip|external pocket/, 'zip'],
      ) ?? 'none',
    release: chooseByWords(facts, [/pull cable|release cable/, 'cable'], [/quick[- ]release/, 'buckle']) ?? 'none',
    shoulderBuckles: facts.has(/shoulder (?:release )?buckles?/),
    webbing: facts.has(/laser[- ]cut (?:molle|webbing|laminate)/) ? 'laser' : 'sewn',
    paddedShoulders: facts.has(/padded/) || !facts.has(/\blight ?weight\b/),
    plates: facts.has(/plates and|with plates/),
  };
}

function readPocketVest(facts: Facts): OptionsOf<'pocket-vest'> {
  const mandarin = facts.has(/mandarin|canvas/);
  return {
    pockets: firstNumber(facts.spec(/^pockets$/)) ?? 18,
    collar: mandarin ? 'mandarin' : 'v',
    weave: facts.has(/ripstop/) ? 'ripstop' : 'canvas',
    concealedCarry: facts.has(/conceal/),
  };
}

function readKeyHolder(facts: Facts): OptionsOf<'key-holder'> {
  return {
    kind:
      chooseByWords(
        facts,
        [/\breels?\b|retract/, 'reel'],
        [/\bflap\b/, 'flap'],
        [/silent key|\bwrap\b/, 'silent-wrap'],
      ) ?? 'clip',
    material: facts.has(/leather/) ? 'leather' : 'nylon',
    sheath: facts.has(/sheath/),
  };
}

function readAlarm(facts: Facts): OptionsOf<'personal-alarm'> {
  return {
    attachment: chooseByWords(facts, [/wrist/, 'wrist'], [/\bclip\b/, 'clip']) ?? 'keyring',
    light: facts.has(/\bled\b|\blight\b/),
  };
}

const POUCH_VEST = /cross[- ]?draw|mag(?:azine)? pouches|pistol mags?/;

/** The table for vests, key gear, lights, sprays and less-lethal goods. */
export const TACTICAL: RuleSection = {
  rules: [
    { archetype: 'personal-alarm', name: /\balarms?\b/ },
    { archetype: 'tourniquet', name: /\btourniquets?\b/ },
    {
      archetype: 'backpack',
      name: /\b(?:back|assault|day|patrol|go)[- ]?packs?\b|\brucksacks?\b|\bduffels?\b|\bbags?\b/,
    },
    { archetype: 'stun-flashlight', name: /\bstun (?:flash)?lights?\b/ },
    { archetype: 'stun-gun', name: /\bstun\b/ },
    { archetype: 'energy-weapon', name: /\benergy (?:weapon|device)s?\b/ },
    { archetype: 'launcher-revolver', name: /\brevolvers?\b/ },
    { archetype: 'launcher-long', name: /\brifles?\b|\bcarbines?\b/, words: /co2|less-lethal|caliber/ },
    { archetype: 'launcher-pistol', name: /\blaunchers?\b|\bpistols?\b/, words: /co2|caliber|launcher/ },
    { archetype: 'spray-gun', name: /\b(?:pepper|spray|gel) (?:guns?|pistols?)\b/ },
    { archetype: 'bear-spray', name: /\bbears?\b/ },
    { archetype: 'home-spray', name: /\bhome\b|\bwall mount/, words: /spray|gel|\boc\b|capsaicin/ },
    { archetype: 'key-baton', words: /key ?(?:chain|ring) baton|baton with oc/ },
    { archetype: 'key-spray', name: /\bsprays?\b|\bgels?\b/, words: /key ?(?:ring|chain)|hand strap|pocket clip/ },
    { archetype: 'duty-spray', name: /\bsprays?\b|\bgels?\b|\boc\b|\bmk-\d/ },
    { archetype: 'load-vest', name: /\bvests?\b|\bcross[- ]?draw\b/, words: POUCH_VEST },
    { archetype: 'soft-armor', name: /\bbody armou?r\b|\bconcealable\b|\bsoft armou?r\b|\bballistic vests?\b/ },
    { archetype: 'chest-rig', name: /\bchest rigs?\b/ },
    { archetype: 'plate-carrier', name: /\bcarriers?\b|\bplates\b/ },
    { archetype: 'pocket-vest', name: /\bvests?\b/, words: /cotton|canvas|ripstop|mandarin/ },
    { archetype: 'load-vest', name: /\bvests?\b/ },
    {
      archetype: 'key-holder',
      name: /\bkey (?:ring|holder|reel|keeper|clip)s?\b|\bkey[^\n]{0,24} (?:holder|reel)s?\b/,
    },
    { archetype: 'flashlight', name: /\bflashlights?\b|\btorch(?:es)?\b|\bled lights?\b/ },
    { archetype: 'flashlight', group: /light/ },
    { archetype: 'key-holder', group: /key/ },
    { archetype: 'plate-carrier', group: /vest/ },
    { archetype: 'duty-spray', group: /spray/ },
    { archetype: 'launcher-pistol', group: /guns/, words: /co2|projectile/ },
    { archetype: 'stun-gun', group: /guns/ },
    { archetype: 'backpack', group: /packs|bags/ },
  ],
  readers: {
    'personal-alarm': readAlarm,
    'load-vest': readLoadVest,
    'soft-armor': (facts) => {
      const levels = facts.spec(/level/).match(/\bi{1,3}a?\b/g) ?? ['iiia'];
      return { level: (levels.length > 1 ? levels.slice(0, 2).join(' / ') : `level ${levels[0]}`).toUpperCase() };
    },
    'chest-rig': (facts) => decided<OptionsOf<'chest-rig'>>({ pouches: firstNumber(facts.spec(/pouches/)) }),
    'plate-carrier': readPlateCarrier,
    'pocket-vest': readPocketVest,
    'key-holder': readKeyHolder,
    ...DEVICES,
  },
};
