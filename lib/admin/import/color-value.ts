import { colorValue } from '../../catalogue/color-names';
import type { RawProduct } from '../../catalogue/schema/product';

/** Whether the name of a choice is a word for colors. */
export const isColorName = (name: string): boolean =>
  /(?:^| )(?:colou?rs?|farbe|couleur|coloris|kleur|colore|cor|kolor|färg|farve)$/i.test(name);

type Color = NonNullable<RawProduct['colors']>[number];

/** Values of color words that the catalogue does not take without one. */
const WORDS = new Map(
  Object.entries({
    beige: '#D9C7A3',
    sand: '#CBB68A',
    stone: '#B5AB97',
    cream: '#F3EBD6',
    ivory: '#F6F1E1',
    natural: '#E6DCC6',
    burgundy: '#6D1F2E',
    maroon: '#6B1E23',
    wine: '#6A2233',
    crimson: '#A6192E',
    scarlet: '#C8201F',
    rust: '#9C4A22',
    teal: '#1F7A7A',
    turquoise: '#2FA8A0',
    aqua: '#4FB9C4',
    cyan: '#2AA7C9',
    mint: '#A8D8BF',
    lime: '#9BC53D',
    sage: '#8A9A7B',
    forest: '#2E4A34',
    moss: '#5F6B3A',
    emerald: '#1E7B55',
    foliage: '#6C7460',
    camo: '#5E6347',
    camouflage: '#5E6347',
    woodland: '#55603F',
    multicam: '#8A7F5C',
    royal: '#2A4FA0',
    sky: '#8DBBE0',
    denim: '#3F5A7D',
    indigo: '#3C3F84',
    lavender: '#B8A6D9',
    violet: '#6F3FA5',
    lilac: '#C1A6D6',
    plum: '#5E2A52',
    magenta: '#C2267B',
    fuchsia: '#C93C8E',
    rose: '#D98C9A',
    coral: '#EE7A62',
    peach: '#F3B894',
    salmon: '#EE9480',
    apricot: '#F0AE76',
    amber: '#E29A1F',
    mustard: '#C99A2A',
    bronze: '#8A6534',
    copper: '#A9683C',
    brass: '#B0903F',
    chocolate: '#4A2F20',
    camel: '#B88B57',
    walnut: '#5D4130',
    tobacco: '#6E5136',
    graphite: '#484B4F',
    slate: '#5B6670',
    ash: '#A8AAA7',
    anthracite: '#3A3E42',
    smoke: '#8E9193',
    steel: '#7C858C',
    chrome: '#C4C8CB',
    nickel: '#B5B7B5',
    clear: '#F4F6F7',
    transparent: '#F4F6F7',
  }),
);
/** Plain color words in other languages. */
const TRANSLATIONS = new Map(
  Object.entries({
    black: 'schwarz noir negro nero preto zwart czarny sort svart',
    white: 'weiß weiss blanc blanco bianco branco wit biały hvid vit',
    red: 'rot rouge rojo rosso vermelho rood czerwony rød röd',
    blue: 'blau bleu azul blu blauw niebieski blå',
    green: 'grün vert verde groen zielony grøn grön',
    gray: 'grau gris grigio cinza grijs szary grå',
    yellow: 'gelb jaune amarillo giallo amarelo geel żółty gul',
    brown: 'braun marron marrón marrone marrom bruin brązowy brun',
  }).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
);
/** A color with its value, as senders write both: 'Pine #1F4D3A'. */
const NAME_AND_VALUE = /^(.+?) (#[0-9a-f]{6})$/i;

/** The name of a color without a value behind it. */
export const bareColor = (name: string): string => NAME_AND_VALUE.exec(name)?.[1] ?? name;

/** The value of a name in which no color word stands. */
const NEUTRAL = '#83878B';

/** A color by its name: the name alone where the catalogue knows it, else with a value that was guessed from its words, the last first. */
export function colorOf(name: string): { color: Color; guessed?: string } {
  const [, label, own] = NAME_AND_VALUE.exec(name) ?? [];
  if (label && own) return { color: { name: label, hex: own.toUpperCase() } };
  if (colorValue(name) || /^#[0-9a-f]{6}$/i.test(name)) return { color: name };
  const words = name.toLowerCase().split(/[^\p{L}]+/u);
  const values = words.map((word) => colorValue(TRANSLATIONS.get(word) ?? word) ?? WORDS.get(word));
  const hex = values.findLast((value) => value !== undefined) ?? NEUTRAL;
  return { color: { name, hex }, guessed: hex };
}
