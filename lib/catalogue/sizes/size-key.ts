import { normalizeSize } from './sizes';

const FRACTIONS: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** A size for comparison: 'xxl', '2x', 'XX-Large' -> 'XXL'; '10 1/2', '10½', '10,5' -> '10.5'; '34 in' -> '34'. */
export function sizeKey(label: string): string {
  const key = label
    .toUpperCase()
    .replace(/(\d)\s+1\/2\b/, '$1.5')
    .replace(/\s*([¼½¾])/, (_, sign: string) => FRACTIONS[sign] ?? '')
    .replace(/^US\b|[\s-]+|"|″/g, '')
    .replace(/^EXTRA(?=[SL])/, 'X')
    .replace(/(?<=S)MALL$|(?<=M)EDIUM$|(?<=L)ARGE$/, '')
    .replace(/(?<=\d)IN(?:CH(?:ES)?)?$/, '')
    .replace(/^(\d+)[,.](\d+)$/, (_, whole: string, part: string) => String(Number(`${whole}.${part}`)));
  return normalizeSize(key);
}
