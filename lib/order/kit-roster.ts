import type { OrderKit } from '../catalogue/order-kits';
import { slugify } from '../slug';
import { MOST_READ } from './limits';

/** The most people of a roster: its heading is a line of the pad too. */
export const MOST_PEOPLE = MOST_READ - 1;

/** Names that are written or pasted one a line, each without what would end its cell; blank lines are none. */
export function namesOf(text: string): string[] {
  const names = text.split(/[\r\n]+/).map((line) => line.replace(/\s+/g, ' ').trim());
  return names.filter((name) => name !== '').slice(0, MOST_PEOPLE);
}

/** The part of an address behind '#' that asks the page of the request list to begin with a kit: '#kit=patrol-officer'. */
export function kitFragment({ name }: Pick<OrderKit, 'name'>): string {
  return `#kit=${slugify(name)}`;
}

/** The roster of a kit as a table for the pad: its goods over the columns, a row for each name or, without names, for so many people. */
export function kitRoster({ items }: OrderKit, people: readonly string[] | number): string {
  const names =
    typeof people === 'number' ? Array.from({ length: people }, (_, index) => `Person ${index + 1}`) : people;
  const rows = [
    ['Name', ...items.map(({ heading }) => heading)],
    ...names.map((name) => [name, ...items.map(({ cell }) => cell)]),
  ];
  return rows.map((cells) => cells.join('\t')).join('\n');
}
