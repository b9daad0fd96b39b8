import { kitRoster, MOST_PEOPLE, namesOf } from '@/lib/order/kit-roster';

const kit = {
  name: 'Crew',
  people: 2,
  items: [
    { heading: '4120 Navy', label: 'Acme Shirt, Navy', cell: '' },
    { heading: '8560', label: 'Acme Cap', cell: '1' },
  ],
};

test('a roster has its goods over the columns, and a row for each person', () => {
  expect(kitRoster(kit, ['Reyes', 'Van der Berg, A.'])).toBe(
    'Name\t4120 Navy\t8560\nReyes\t\t1\nVan der Berg, A.\t\t1',
  );
});

test('people without names are counted', () => {
  expect(kitRoster(kit, 2).split('\n').slice(1)).toEqual(['Person 1\t\t1', 'Person 2\t\t1']);
});

test.each([
  ['Reyes\nOkafor', ['Reyes', 'Okafor']],
  [' Reyes\t12 \r\n\r\n  \nOkafor\r', ['Reyes 12', 'Okafor']],
  ['', []],
])('%j are %j', (text, names) => {
  expect(namesOf(text)).toEqual(names);
});

test('no more names are taken than the pad reads rows', () => {
  expect(namesOf('Reyes\n'.repeat(700))).toHaveLength(MOST_PEOPLE);
});
