import type { Restrictions } from '../schema/restrictions';
import { STATES } from '../us-states';
import {
  type Editor,
  entryText,
  type Field,
  type FieldEntry,
  lineText,
  nonEmptyEntries,
  nonEmptyLines,
  numberText,
  toEntry,
} from './field';

/** The editor of restrictions: one control for each part of the value. */
const editor: Editor<{ states: string; minimumAge: string; cities: string; usOnly: boolean }> = {
  section: 'specifications',
  legend: 'Shipping and age limits',
  controls: {
    states: { kind: 'text', label: 'States not shipped to', hint: 'Two-letter codes, separated by commas: AK, HI, NY' },
    minimumAge: { kind: 'number', label: 'Minimum age', min: 1, max: 99, step: 1 },
    cities: { kind: 'area', label: 'Cities not shipped to', hint: 'One per line: Portland, OR', rows: 2 },
    usOnly: { kind: 'check', label: 'Ships within the U.S. only' },
  },
  read: ({ restrictions }) => ({
    states: entryText.format(restrictions?.states),
    minimumAge: numberText.format(restrictions?.minimumAge),
    cities: lineText.format(restrictions?.cities),
    usOnly: restrictions?.usOnly ?? false,
  }),
  write({ states, minimumAge, cities, usOnly }) {
    const restrictions = {
      ...(nonEmptyEntries(states).length > 0 && { states: nonEmptyEntries(states).map((code) => code.toUpperCase()) }),
      ...(nonEmptyLines(cities).length > 0 && { cities: nonEmptyLines(cities) }),
      // Invalid numbers stay text, so that the schema reports them.
      ...(minimumAge.trim() && { minimumAge: numberText.parse(minimumAge) as number }),
      ...(usOnly && { usOnly }),
    };
    return { restrictions: Object.keys(restrictions).length > 0 ? restrictions : undefined };
  },
};

/** The field of limits on sale and shipping. */
export const restrictions = {
  key: 'restrictions',
  label: 'Restrictions',
  shape: 'group',
  editor,
  entries: (value) => listRestrictions(value as Partial<Restrictions>),
} as const satisfies Field;

function listRestrictions({ states = [], cities = [], minimumAge, usOnly }: Partial<Restrictions>): FieldEntry[] {
  const places = [...states.map((code) => STATES[code] ?? code), ...cities];
  const labels = [
    ...places.map((place) => `not to ${place}`),
    ...(minimumAge === undefined ? [] : [`from ${minimumAge} years`]),
    ...(usOnly ? ['U.S. only'] : []),
  ];
  return labels.map((label) => toEntry(label));
}
