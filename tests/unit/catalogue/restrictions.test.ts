import { listsOnlyRestrictedPlaces, restrictedPlaces } from '@/lib/catalogue/restrictions';
import { STATES } from '@/lib/catalogue/us-states';

test('places are the states by name, then the cities', () => {
  const restrictions = { states: ['AK', 'DC'], cities: ['Portland OR'], usOnly: false };
  expect(restrictedPlaces(restrictions)).toEqual(['Alaska', 'Washington DC', 'Portland OR']);
});

test('there are 50 states, the District and five territories', () => {
  expect(Object.keys(STATES)).toHaveLength(56);
});

describe('a specification value', () => {
  const limits = { states: ['HI', 'NY'], cities: ['Portland, OR'] };
  test.each([
    ['HI, NY', true],
    ['NY', true],
    ['HI, NY, Portland OR', true],
    ['HI, NY, Portland, OR', true],
    ['HI, TX', false],
    ['8 in', false],
    ['', false],
  ])('"%s" lists only places without shipping: %s', (value, expected) => {
    expect(listsOnlyRestrictedPlaces(limits, value)).toBe(expected);
  });
});
