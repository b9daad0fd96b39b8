import type { ArtworkSubject } from './facts';

const MOST = 6;
const LONGEST = 30;

// In order of interest; what matches none of them comes after, in the order of the data.
const INTEREST: readonly RegExp[] = [
  /^(?:height|retention|lumens|caliber|nij level|print|front print|embroidery)\b/,
  /^(?:volume|pockets|outer pockets|plates?|plate pocket|double lock|buckle|closure|collar|attachment|candela)\b/,
  /^(?:width|belt width|magazines?|pistol|rifle|toe|zip|front|hood|neck|mount|lining|length|opening|enamel)\b/,
  /^(?:outsole|midsole|shank|battery|cuffs?|knuckles?|palm|fingertips|waist|waistband|spray distance|range|light)\b/,
];
const LAST = /^(?:fabric weight|weight|keys|finish|fit|bursts|ingress|pack|widths|dimensions)\b/;
// Words that must never stand in a drawing: prices, makers, terms of trade; and specifications that a drawing cannot show.
const NEVER =
  /[$€£]|\b(?:price|usd|msrp|brand|maker|made (?:in|with)|saving|shipping|shipment|restrictions?|quote|quoted|agency|buyer|order|warranty|piece of)\b/;
const NOT_SHOWN = /^(?:type|model|item|sku|series|version|variant|standard|specification|contents|formula|shelf life)$/;

/** Up to six short labels for a product's spots, the most interesting first. What is too long is left out, save that a list keeps its first item. */
export function findCallouts({
  specs,
  features,
  brand,
}: Pick<ArtworkSubject, 'specs' | 'features' | 'brand'>): string[] {
  const maker = brand?.name.toLowerCase();
  const labels = [
    ...specs
      .filter(({ label }) => !NOT_SHOWN.test(label.toLowerCase()))
      .map(({ label, value }) => `${label} ${label.length + value.length < LONGEST ? value : value.split(',', 1)[0]}`),
    ...features,
  ].map((text) => text.replace(/\s+/g, ' ').trim());
  const isUsable = (text: string): boolean =>
    text.length >= 3 && text.length <= LONGEST && !NEVER.test(text) && !(maker && text.includes(maker));
  return [...new Set(labels)]
    .filter((text) => isUsable(text.toLowerCase()))
    .map((text, index) => ({ text, index, rank: rankOf(text.toLowerCase()) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .slice(0, MOST)
    .map(({ text }) => text);
}

function rankOf(text: string): number {
  if (LAST.test(text)) return INTEREST.length + 1;
  const rank = INTEREST.findIndex((words) => words.test(text));
  return rank < 0 ? INTEREST.length : rank;
}
