import type { SizeControl } from '../catalogue/size-controls';
import type { Atom } from './atoms';
import type { Mention } from './mention';
import { choiceOf, isLetterSize, offeredValue } from './size-words';

const JOINT = /^(?:x|\/|-|–|by)$/;

/** '34x32', 'W34 x L32', '16.5/34', '34/35' for a sleeve that comes in neither at once. */
export function pairAt(
  atoms: readonly Atom[],
  at: number,
  free: number,
  controls: readonly SizeControl[],
): Mention | undefined {
  const [first, second] = controls;
  const one = valueAt(atoms, at, free);
  if (!one || !first) return undefined;
  const compact = second && /^\d{4}$/.test(one.text) ? [one.text.slice(0, 2), one.text.slice(2)] : [];
  const parts = [offeredValue(compact[0] ?? '', first), second && offeredValue(compact[1] ?? '', second)];
  if (second && parts[0] !== undefined && parts[1] !== undefined)
    return {
      kind: 'size',
      from: at,
      to: one.to,
      written: one.text,
      choice: { [first.name]: parts[0], [second.name]: parts[1] },
      unmet: [],
    };
  const joint = atoms[one.to];
  if (!joint || one.to + 1 >= at + free || !JOINT.test(joint.word)) return undefined;
  const isSpaced = !joint.isGlued;
  const two = valueAt(atoms, one.to + 1, at + free - one.to - 1);
  if (!two) return undefined;
  const written = `${one.text} x ${two.text}`;
  const place = { kind: 'size' as const, from: at, to: two.to, written };
  const isMeasures = /\d/.test(one.text) && /\d/.test(two.text);
  if (!second) {
    // No pair of measures; 'L-2' and '9/2' are a size and a number.
    const isWaist = isMeasures && joint.word === 'x' && Number(one.text) > 20 && Number(two.text) > 20;
    return isWaist
      ? {
          ...place,
          choice: choiceOf(one.text, [first]) ?? {},
          unmet: choiceOf(one.text, [first]) ? [] : [first.name],
          doubt: `“${two.text}” is left aside: it has no such size.`,
        }
      : undefined;
  }
  const [a, b] = [offeredValue(one.text, first), offeredValue(two.text, second)];
  if (a === undefined && b === undefined && !(isMeasures && joint.word === 'x' && Number(two.text) > 12))
    return undefined;
  if (isSpaced && joint.word === '-' && (a === undefined || b === undefined)) return undefined;
  if (!isMeasures && (a === undefined || b === undefined) && joint.word !== 'x' && joint.word !== '/') return undefined;
  // 'M/4' of shirts with sleeves counts, and '4 x 34' is a number before a size.
  if ((a === undefined || b === undefined) && (Number(one.text) < 10 || Number(two.text) < 10)) return undefined;
  // '34/35' behind a size: a range of sleeves.
  const range = a === undefined && b !== undefined && offeredValue(one.text, second) !== undefined;
  if (range) return { ...place, choice: {}, unmet: [second.name] };
  const choice = { ...(a !== undefined && { [first.name]: a }), ...(b !== undefined && { [second.name]: b }) };
  return {
    ...place,
    choice,
    unmet: [...(a === undefined ? [first.name] : []), ...(b === undefined ? [second.name] : [])],
  };
}

/** A value of one measure: '34', 'W34', '34W', '16 1/2', 'L', 'unhemmed'. */
function valueAt(atoms: readonly Atom[], at: number, free: number): { text: string; to: number } | undefined {
  const [one, two, three] = atoms.slice(at, at + Math.min(3, free));
  if (!one) return undefined;
  if (one.value !== undefined && two?.isGlued && isLetterSize(`${one.text}${two.text}`) && !three?.isGlued)
    return { text: `${one.text}${two.text}`, to: at + 2 };
  if (one.value !== undefined) {
    const isUnit = two?.isGlued && /^["″”wl]$/i.test(two.text);
    return {
      text: `${one.text.includes('/') ? one.value : one.text}${isUnit && /\p{L}/u.test(two.text) ? two.text : ''}`,
      to: at + (isUnit ? 2 : 1),
    };
  }
  if (two?.isGlued && two.value !== undefined && /^[wls]$/i.test(one.text))
    return { text: one.text + two.text, to: at + (three?.isGlued && /["″”]/.test(three.text) ? 3 : 2) };
  return isLetterSize(one.text) || /^un/i.test(one.text) ? { text: one.text, to: at + 1 } : undefined;
}
