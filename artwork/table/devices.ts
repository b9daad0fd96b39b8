import { chooseByWords, decided, type Facts, firstNumber, inches } from './facts';
import type { OptionsOf, RuleSection } from './rule';

/** The length of a light in words that fit on a dimension line; '' when the facts do not state it. */
function sizeWords(facts: Facts): string {
  const length =
    inches(facts, /^length$/) ?? firstNumber(/[\d.]+(?= in long)/.exec(facts.spec(/dimensions/))?.[0] ?? '');
  return length === undefined ? '' : `${length} in`;
}

function cells(facts: Facts): string | undefined {
  const battery = facts.spec(/batter/);
  if (/usb/.test(battery)) return 'USB';
  return (
    /^\d\s?(?:x\s)?(?:cr123a?|aaa?\b|c\b|d\b)/.exec(battery)?.[0].toUpperCase() ??
    chooseByWords(facts, [/18650/, '18650'], [/nimh|sub-?c/, 'NiMH stick'], [/li-?ion/, 'Li-ion'])
  );
}

function readFlashlight(facts: Facts): OptionsOf<'flashlight'> {
  const length = inches(facts, /^length$/) ?? (facts.has(/rechargeable/) && !facts.has(/usb/) ? 8.5 : 5.5);
  const candela = firstNumber(facts.spec(/candela/)) ?? 0;
  const beam = firstNumber(facts.spec(/beam/)) ?? 0;
  return decided<OptionsOf<'flashlight'>>({
    length: length < 4.2 ? 'keychain' : length < 5 ? 'compact' : length < 5.8 ? 'medium' : length < 8 ? 'duty' : 'long',
    head: candela >= 50_000 || beam >= 350 ? 'wide' : candela > 0 && candela < 10_000 ? 'slim' : undefined,
    bezel: facts.has(/crenel|strike bezel|tactical/) ? 'crenelated' : 'smooth',
    bezelFinish: facts.has(/polymer body/) ? 'metal' : undefined,
    grip: facts.has(/polymer|rubber/) ? 'ribs' : undefined,
    clip: facts.has(/pocket clip/) ? true : undefined,
    port: facts.has(/\busb/) ? 'usb' : 'none',
    switch: chooseByWords(facts, [/tail ?cap|tail switch/, 'tail'], [/side switch/, 'side']),
    ring: facts.has(/key ?ring|key ?chain/) ? true : length < 4.2 ? false : undefined,
    batteries: cells(facts),
    size: sizeWords(facts),
  });
}

const isGel = (facts: Facts): boolean => facts.has(/\bgel\b/);

/** Facts of a can's label: contents, agent and the word for the pattern. */
function label(facts: Facts): { volume: number | undefined; agent: 'cs' | 'gel' | 'spray'; pattern: string } {
  return {
    volume: firstNumber(facts.spec(/^volume$/)) ?? firstNumber(/[\d.]+(?= ?oz)/.exec(facts.name)?.[0] ?? ''),
    agent: isGel(facts) ? 'gel' : facts.has(/tear gas|\bcs\b/) ? 'cs' : 'spray',
    pattern:
      chooseByWords(facts, [/\bfoam\b/, 'FOAM'], [/\bfog\b/, 'FOG'], [/\bcone\b/, 'CONE'], [/\bstream\b/, 'STREAM']) ??
      'DEFENSE',
  };
}

function readKeySpray(facts: Facts): OptionsOf<'key-spray'> {
  const mount =
    chooseByWords(facts, [/hand strap|wrist strap/, 'strap'], [/pocket clip|\bclip\b/, 'clip']) ?? 'keyring';
  return decided<OptionsOf<'key-spray'>>({
    mount,
    case: mount !== 'keyring' ? undefined : facts.has(/hard case|plastic case|impact/) ? 'hard' : 'sleeve',
    ...label(facts),
  });
}

function readDutySpray(facts: Facts): OptionsOf<'duty-spray'> {
  return decided<OptionsOf<'duty-spray'>>({
    ...label(facts),
    flipTop: facts.has(/flip[- ]?top/),
    carry: chooseByWords(facts, [/holster/, 'holster'], [/\bclip\b/, 'clip']) ?? 'none',
  });
}

/** Facts of gas-powered launchers, whatever their shape. */
function launcher(facts: Facts): { caliber: string | undefined; co2: number | undefined } {
  const gas = facts.spec(/^power$/);
  return {
    caliber: /\.\d\d/.exec(facts.spec(/^calib/))?.[0],
    co2: /\b(?:8|12)(?= g)/.exec(gas) ? firstNumber(gas) : undefined,
  };
}

/** How the options of lights, sprays, stun devices and launchers follow from the facts. */
export const DEVICES: RuleSection['readers'] = {
  'stun-flashlight': (facts) => ({
    length: (inches(facts, /^length$/) ?? 7) > 8.5 ? 'long' : 'standard',
    grip: facts.has(/knurl/) ? 'knurl' : 'ribs',
    size: sizeWords(facts),
    lanyard: facts.has(/lanyard|wrist strap/),
  }),
  'stun-gun': (facts) => ({
    size: (firstNumber(facts.spec(/dimensions/)) ?? 5) >= 6 ? 'large' : 'compact',
    contacts: facts.has(/4 contacts|contacts: 4/) ? 4 : 2,
    plates: facts.has(/side plates?/),
    pin: facts.has(/disable pin|safety pin|wrist strap/),
    holster: facts.has(/holster/),
  }),
  'energy-weapon': (facts) =>
    decided<OptionsOf<'energy-weapon'>>({ cartridges: firstNumber(facts.spec(/cartridges/)) }),
  'launcher-revolver': (facts) =>
    decided<OptionsOf<'launcher-revolver'>>({ ...launcher(facts), capacity: firstNumber(facts.spec(/capacity/)) }),
  'launcher-long': (facts) => {
    const magazines = facts.spec(/^magazines?$/);
    const rounds = firstNumber(/\d+(?= rounds)/.exec(magazines)?.[0] ?? '');
    return decided<OptionsOf<'launcher-long'>>({
      ...launcher(facts),
      rounds,
      magazines: /^2\b/.test(magazines) ? 2 : 1,
      sights: facts.has(/flip-?up/) ? 'flip-up' : 'none',
    });
  },
  'launcher-pistol': (facts) =>
    decided<OptionsOf<'launcher-pistol'>>({
      size: facts.has(/compact/) ? 'compact' : 'full',
      ...launcher(facts),
      rounds: firstNumber(/\d+(?= rounds)/.exec(facts.spec(/magazine/))?.[0] ?? ''),
    }),
  'spray-gun': (facts) => ({ light: facts.has(/\bled\b|\blight\b/) }),
  'bear-spray': (facts) =>
    decided<OptionsOf<'bear-spray'>>({
      volume: label(facts).volume,
      holster:
        chooseByWords(facts, [/holster: (?:belt|hip)/, 'belt'], [/chest/, 'chest'], [/holster/, 'belt']) ?? 'none',
    }),
  'home-spray': (facts) =>
    decided<OptionsOf<'home-spray'>>({ volume: label(facts).volume, agent: isGel(facts) ? 'gel' : 'spray' }),
  'key-baton': (facts) => ({ size: sizeWords(facts) }),
  'key-spray': readKeySpray,
  'duty-spray': readDutySpray,
  flashlight: readFlashlight,
};
