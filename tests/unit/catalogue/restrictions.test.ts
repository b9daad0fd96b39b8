import { listsOnlyRestrictedPlaces, restrictedPlaces } from '@/lib/catalogue/restrictions';
import { STATES } from '@/lib/catalogue/us-states';
import { problemsIn, productFrom } from '@/tests/fixtures/catalogue';

const restrictionsOf = (restrictions: unknown) => productFrom({ restrictions }).restrictions;

describe('restrictions', () => {
  test.each<[unknown, object | undefined]>([
    [undefined, undefined],
    [{}, { states: [], cities: [], usOnly: false }],
    [{ states: ['NY', 'NY'] }, { states: ['NY'], cities: [], usOnly: false }],
    [
      { states: ['AK'], cities: ['Portland OR'], minimumAge: 18, usOnly: true },
      { states: ['AK'], cities: ['Portland OR'], minimumAge: 18, usOnly: true },
    ],
  ])('%j become %j', (restrictions, parsed) => {
    expect(restrictionsOf(restrictions)).toEqual(parsed);
  });

  test('have states sorted by name, not by code', () => {
    const states = restrictionsOf({ states: ['NY', 'AK', 'AL', 'DC', 'MI', 'MN'] })?.states;
    expect(states?.join()).toBe('AL,AK,MI,MN,NY,DC');
  });
});

describe('restrictions that are refused', () => {
  test.each<[string, unknown, string]>([
    [
      'an unknown state',
      { states: ['AK', 'ZZ'] },
      'restrictions.states[1]: "ZZ" is not a state code such as "NY" or "DC"',
    ],
    [
      'an inherited property of objects',
      { states: ['constructor'] },
      'restrictions.states[0]: "constructor" is not a state code such as "NY" or "DC"',
    ],
    ['a number as a state', { states: [1] }, 'restrictions.states[0]: must be a two-letter state code, not 1'],
    ['a text as states', { states: 'NY' }, 'restrictions.states: must be a list of state codes, not the text "NY"'],
    ['an empty city', { cities: [''] }, 'restrictions.cities[0]: must not be empty'],
    ['an age of 0', { minimumAge: 0 }, 'restrictions.minimumAge: must be 1 or more'],
    ['half a year', { minimumAge: 17.5 }, 'restrictions.minimumAge: must be a whole number of years, not 17.5'],
    [
      'an age as text',
      { minimumAge: '18' },
      'restrictions.minimumAge: must be a whole number of years, not the text "18"',
    ],
    ['a text for usOnly', { usOnly: 'yes' }, 'restrictions.usOnly: must be true or false, not the text "yes"'],
    ['an unknown field', { countries: ['FR'] }, 'restrictions: has an unknown field: countries'],
  ])('%s', (_, restrictions, problem) => {
    expect(problemsIn({ restrictions })).toEqual([problem]);
  });
});

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
