import { CHOICE_NAMES, type Choice } from '@/lib/catalogue/choice';
import { counted } from '@/lib/counted';
import { listed } from '@/lib/listed';
import type { LineRole, Mark, OrderColumn, Resolution } from '@/lib/order/resolution';
import { findingWords } from '@/lib/request/review-words';
import { chosenOf, isReady, isUnmade, misfitOf, missingOf, type Pick, type Picks, unsureOf } from './pad-picks';

/** The words under a piece of a line for its role. */
export const roleWords: Readonly<Record<LineRole, string>> = {
  number: 'number',
  name: 'name',
  quantity: 'quantity',
  size: 'size',
  color: 'color',
  option: 'choice',
  measure: 'measure',
  price: 'price',
  position: 'position',
  person: 'person',
  note: 'note',
  reference: 'reference',
  aside: 'left aside',
};

/** The words for the meanings of a column. */
export const columnWords: Readonly<Record<OrderColumn, string>> = {
  quantity: 'quantity',
  item: 'item number',
  words: 'description',
  maker: 'maker',
  size: 'size',
  waist: 'waist',
  length: 'length',
  sleeve: 'sleeve',
  color: 'color',
  person: 'person',
  note: 'note',
  ignored: 'nothing',
  goods: 'goods',
  sizes: 'one size',
};

/** The pieces of a line and their roles in one sentence: 'Read as: 7970 item number, L size, 4 quantity.' */
export function readAs(text: string, marks: readonly Mark[]): string {
  const pieces = marks.map(({ start, end, role }) => {
    const words = role === 'number' ? 'item number' : roleWords[role];
    return `${text.slice(start, end)} ${words}`;
  });
  return `Read as: ${pieces.join(', ')}.`;
}

/** The figures of a line that nothing explains. */
export function asideWords(text: string, marks: readonly Mark[]): string | undefined {
  const figures = marks.flatMap(({ role, start, end }) => (role === 'aside' ? [text.slice(start, end)] : []));
  return figures.length > 0 ? `Left aside: nothing here explains ${listed(figures)}.` : undefined;
}

/** The values that are not beyond doubt: 'quantity 24'. */
export function unsureWords(pick: Pick): string {
  return listed(unsureOf(pick).map((ask) => `${ask} ${ask === 'quantity' ? pick.quantity : pick.choice[ask]}`));
}

/** The words on what is to be settled before a line is added; undefined where nothing is. */
export function askWords(pick: Pick): string | undefined {
  const missing = missingOf(pick);
  const picks = missing.filter((name) => name !== 'quantity').map((name) => `a ${name}`);
  const misfit = misfitOf(pick);
  const sentences = [
    ...(isUnmade(pick)
      ? [findingWords({ kind: 'not-made', choice: pick.choice })]
      : picks.length > 0
        ? [`Choose ${listed(picks)}.`]
        : []),
    ...(missing.includes('quantity') ? ['Type a whole number from 1 to 9,999.'] : []),
    ...(misfit ? [findingWords(misfit)] : []),
    ...(unsureOf(pick).length > 0 ? [`Is ${unsureWords(pick)} right?`] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

/** Sizes as they are spoken of: 'L', 'waist 34, length 32'. */
export function sizeWords(sizes: Choice): string {
  const names = CHOICE_NAMES.filter((name) => sizes[name] !== undefined);
  if (names.length === 1 && names[0] === 'size') return sizes.size ?? '';
  return names.map((name) => `${name} ${sizes[name]}`).join(', ');
}

/** The state of all lines: '52 ticked, 5 to settle, 3 not found, 9 lines order nothing'. */
export function summaryWords(found: readonly Resolution[], picks: Picks): string {
  const made = picks.filter((pick) => pick !== undefined);
  const ticked = made.filter(isReady).length;
  const leftOut = made.filter((pick) => !isReady(pick) && pick.isLeftOut).length;
  const missing = found.filter(({ kind }) => kind === 'none').length;
  const prose = found.filter(({ kind }) => kind === 'prose').length;
  const open = made.length - ticked - leftOut - missing;
  return [
    `${ticked} ticked`,
    ...(open > 0 ? [`${open} to settle`] : []),
    ...(leftOut > 0 ? [`${leftOut} left out`] : []),
    ...(missing > 0 ? [`${missing} not found`] : []),
    ...(prose > 0 ? [`${counted(prose, 'line')} ${prose === 1 ? 'orders' : 'order'} nothing`] : []),
  ].join(', ');
}

/** The maker and name of the product of a pick. */
export function goodsOf(pick: Pick): string {
  const { brand = '', name = '' } = chosenOf(pick)?.row.card ?? {};
  return `${brand} ${name}`.trim();
}
