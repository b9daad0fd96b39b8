import type { Upper } from '../archetypes/footwear-parts';
import { chooseByWords, decided, type Facts, inches } from './facts';
import type { OptionsOf, RuleSection } from './rule';

const SIDE_ZIP = /side[- ]zip|\bzip: |\bzippers?\b|\bsz\b|\bside zip/;
const height = (facts: Facts): number | undefined => inches(facts, /^height$/);

function toeOf(facts: Facts): NonNullable<OptionsOf<'duty-boot'>['toe']> {
  if (facts.has(/composite toe|toe: composite|safety toe|steel toe|toe: steel/)) return 'composite';
  if (facts.has(/protective toe|toe (?:guard|bumper)/)) return 'guard';
  if (facts.has(/\bmoc(?:casin)?[- ]toe|toe: moc/)) return 'moc';
  return facts.has(/capped toe|toe cap|cap toe/) ? 'cap' : 'plain';
}

/** The upper in the words of the drawing. */
function upperOf(facts: Facts): Upper {
  const { fabric } = facts;
  const hide = /suede/.test(fabric) ? 'suede' : 'leather';
  if (/canvas/.test(fabric)) return 'canvas';
  if (/mesh/.test(fabric)) return `${hide}-mesh`;
  if (/nylon|textile|cordura|synthetic|fabric/.test(fabric)) return `${hide}-nylon`;
  return fabric === '' ? 'leather-nylon' : hide;
}

function readBoot(facts: Facts): OptionsOf<'duty-boot'> {
  const upper = upperOf(facts);
  const sporty = facts.has(/sport|athletic|running|metal free|\bfoam\b|lightweight|\beva\b|polymer|synthetic/);
  const hiking =
    facts.has(/gore-?tex|\bhik|waterproof(?! version)|terrain|thinsulate|cleat/) && !facts.has(/not waterproof/);
  return decided<OptionsOf<'duty-boot'>>({
    height: height(facts),
    zip: facts.has(SIDE_ZIP) ? 'side' : 'none',
    upper,
    cut:
      upper === 'canvas' || facts.has(/\bg\.?i\.? type\b|jump boot/)
        ? 'gi'
        : sporty
          ? 'sport'
          : hiking
            ? 'hiker'
            : 'service',
    toe: toeOf(facts),
    outsole: chooseByWords(
      facts,
      [/panama/, 'panama'],
      [/chevron/, 'chevron'],
      [/pentagon/, 'pentagon'],
      [/ripple/, 'ripple'],
      [/wedge/, 'wedge'],
      [/cleat|all terrain/, 'cleat'],
      [/\blugs?\b|\bvibram\b/, 'lug'],
      [/slip (?:and oil )?resistant|\bslip test|rubber-pu/, 'sport'],
    ),
    eva: facts.has(/\beva\b|foam|rubber-pu/) ? true : undefined,
    welded: facts.has(/\bwelded\b|\bsynthetic and/) ? true : undefined,
    sealed: facts.has(/gore-?tex|\bgtx\b|waterproof(?! version)/) && !facts.has(/not waterproof/) ? true : undefined,
    padded: facts.has(/padded collar|collar: padded/) ? true : undefined,
    ankle: facts.has(/padded ankle|ankle (?:padding|support|flex)/) ? true : undefined,
    gusset: facts.has(/gusset/) ? true : undefined,
    welt: facts.has(/\bwelt\b/) ? true : undefined,
    ballistic: /ballistic|\d{3}d\b/.test(facts.fabric) ? true : undefined,
    tag: facts.has(/gore-?tex|\bgtx\b|\bmembrane\b|lining: [^\n]*\bdry\b/) ? true : undefined,
    bootie: facts.has(/\bbootie\b/) ? true : undefined,
    quilted: facts.has(/^(?!.*(?:option|not )).*(?:thinsulate|insulat|shearling)/m) ? true : undefined,
    lacing: chooseByWords(
      facts,
      [/pull-on|slip-on|wellington/, 'none'],
      [/speed-?lace/, 'speedlace'],
      [/lace hooks|lace hardware/, 'hooks'],
      [/d-rings?|non-slip polymer|metal free|non-metal/, 'rings'],
    ),
  });
}

/** The table for footwear. */
export const FOOTWEAR: RuleSection = {
  rules: [
    { archetype: 'low-shoe', name: /\boxfords?\b|\bshoes?\b|\bloafers?\b/ },
    { archetype: 'side-zip-boot', words: SIDE_ZIP, when: (facts) => (height(facts) ?? 8) <= 6 },
    { archetype: 'duty-boot', name: /\bboots?\b/ },
    { archetype: 'low-shoe', group: /shoes|oxfords/ },
    { archetype: 'duty-boot', group: /boots/ },
  ],
  readers: {
    'low-shoe': (facts) => ({
      gloss: facts.has(/gloss|patent|no polish/),
      sole: facts.has(/\beva\b/) ? 'eva' : 'welt',
      toe: facts.has(/capped toe|cap toe/) ? 'cap' : 'plain',
    }),
    'side-zip-boot': (facts) => ({
      height: Math.max(5, height(facts) ?? 6),
      zip: 'side',
      upper: upperOf(facts),
      toe: toeOf(facts) === 'composite' ? 'composite' : 'plain',
      pocket: facts.has(/pocket/),
    }),
    'duty-boot': readBoot,
  },
};
