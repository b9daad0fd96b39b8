import { STATES } from '../catalogue/states';
import { counted } from '../counted';
import { leftOutSentence, type Totals } from './totals';

/** What is to be said of a total, a sentence each: what it leaves out, what is not shipped to the list's state, and how old a buyer must be. */
export function totalRemarks(totals: Totals, state: string): string[] {
  const { notShipped, someCities, ages } = totals;
  const left = leftOutSentence(totals);
  const are = (count: number) => `${counted(count, 'line')} ${count === 1 ? 'is' : 'are'}`;
  return [
    ...(left ? [left] : []),
    ...(notShipped > 0 ? [`${are(notShipped)} not shipped to ${STATES[state] ?? state}.`] : []),
    ...(someCities > 0 ? [`${are(someCities)} not shipped to some cities.`] : []),
    ...(ages.length > 0 ? [`The buyer must be ${ages.at(-1)} or older for what is marked so.`] : []),
  ];
}
