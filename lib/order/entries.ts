import type { Choice } from '../catalogue/choice';
import type { Mention, NumberMention, SizeMention, UnmetMention } from './mention';
import { NO_QUANTITY, type Quantity, toQuantity } from './quantity';

/** A size and how many of it. */
export type OrderEntry = { choice: Choice; unmet?: UnmetMention; quantity: Quantity; doubts: readonly string[] };

/** Sizes and numbers that belong together; `fixed` is a quantity that stands in a column of its own. */
export function toEntries(mentions: readonly Mention[], fixed?: Quantity): OrderEntry[] {
  const { resolved, doubts } = resolveNumbers(mentions, fixed !== undefined);
  const sizes = resolved.filter((mention) => mention.kind !== 'number');
  const numbers = resolved.filter((mention) => mention.kind === 'number');
  if (sizes.length < 2) return [toEntry(sizes[0], fixed ?? only(numbers), doubts)];
  const quantities = fixed ? sizes.map(() => fixed) : shared(resolved, sizes.length, numbers);
  return sizes.map((size, index) => toEntry(size, quantities[index] ?? NO_QUANTITY, doubts));
}

function toEntry(
  size: SizeMention | UnmetMention | undefined,
  quantity: Quantity,
  doubts: readonly string[],
): OrderEntry {
  const sizeDoubts = size?.kind === 'size' && size.doubt ? [size.doubt] : [];
  // Two readings were named already.
  const own = doubts.length > 0 && quantity === NO_QUANTITY ? { ...quantity, doubts: [] } : quantity;
  return {
    choice: size?.choice ?? {},
    ...(size?.kind === 'unmet' && { unmet: size }),
    quantity: own,
    doubts: [...doubts, ...sizeDoubts],
  };
}

/** Mentions with each number that may be a size or a quantity settled as one of them. */
function resolveNumbers(mentions: readonly Mention[], isCounted: boolean): { resolved: Mention[]; doubts: string[] } {
  const open = mentions.filter((mention): mention is Open => mention.kind === 'size' && mention.number !== undefined);
  const numbers = mentions.filter((mention) => mention.kind === 'number');
  const others = mentions.length - open.length - numbers.length;
  const asNumbers = (chosen: readonly Mention[]) =>
    mentions.map((mention) => (chosen.includes(mention) ? toNumber(mention as Open) : mention));
  const asWritten = { resolved: [...mentions], doubts: [] };
  if (open.length === 0 || isCounted) return asWritten;
  if (others > 0)
    return {
      resolved: numbers.length === 0 || numbers.length + open.length === others ? asNumbers(open) : [...mentions],
      doubts: [],
    };
  const [first, second] = open;
  if (numbers.length > 0 || !first) return asWritten;
  const isLeading = first.at === 0;
  if (!second) {
    if (!isLeading) return asWritten;
    return { resolved: asNumbers([first]), doubts: [] };
  }
  if (open.length > 2) return asWritten;
  const [size, number] = isLeading ? [second, first] : [first, second];
  return { resolved: asNumbers([number]), doubts: [`Read as size ${size.written}, quantity ${number.number}.`] };
}

type Open = SizeMention & { number: number };

function toNumber({ number, at, written }: Open): NumberMention {
  return { kind: 'number', value: number, isStrong: false, isEach: false, at, written };
}

/** The number that counts, a marked one before others. */
function only(numbers: readonly NumberMention[]): Quantity {
  const chosen = numbers.find(({ isStrong }) => isStrong) ?? numbers[0];
  if (!chosen) return NO_QUANTITY;
  const rest = numbers.filter((other) => other !== chosen && other.value !== chosen.value);
  const quantity = toQuantity(chosen.value);
  return rest.length === 0
    ? quantity
    : { ...quantity, doubts: [...quantity.doubts, leftAside(rest.map(({ written }) => written))] };
}

/** The sentence for words that were passed over: 'Left aside: “urgent”.' */
export function leftAside(words: readonly string[]): string {
  return `Left aside: ${words.map((word) => `“${word}”`).join(', ')}.`;
}

/** The quantity of each of several sizes. */
function shared(settled: readonly Mention[], count: number, numbers: readonly NumberMention[]): readonly Quantity[] {
  const paired = numbers.length === count ? numbers : withoutTotal(numbers, count);
  if (paired && isInTurn(settled.filter((mention) => mention.kind !== 'number' || paired.includes(mention)))) {
    return paired.map(({ value }) => toQuantity(value));
  }
  const [first] = numbers;
  if (numbers.length === 1 && first) {
    const { quantity, doubts } = toQuantity(first.value);
    const each = first.isEach ? [] : [`Read as ${quantity} of each size.`];
    return Array.from({ length: count }, () => ({ quantity, doubts: [...doubts, ...each] }));
  }
  const doubts = numbers.length === 0 ? NO_QUANTITY.doubts : [`Which quantity belongs to which size is not clear.`];
  return Array.from({ length: count }, () => ({ quantity: 1, doubts }));
}

/** The numbers without one that is the sum of the others. */
function withoutTotal(numbers: readonly NumberMention[], count: number): readonly NumberMention[] | undefined {
  if (numbers.length !== count + 1) return undefined;
  const sum = numbers.reduce((total, { value }) => total + value, 0);
  return [numbers.at(-1), numbers[0]].flatMap((total) =>
    total && total.value * 2 === sum ? [numbers.filter((other) => other !== total)] : [],
  )[0];
}

/** Size, number, size, number; or the other way round. */
function isInTurn(mentions: readonly Mention[]): boolean {
  return mentions.every(
    (mention, index) => index === 0 || (mention.kind === 'number') !== (mentions[index - 1]?.kind === 'number'),
  );
}
