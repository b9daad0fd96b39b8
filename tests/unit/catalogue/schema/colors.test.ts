import { problemsIn, productFrom } from '@/tests/fixtures/catalogue';

const colorsOf = (...colors: unknown[]) => productFrom({ available_colors: colors }).colors;

describe('both field names of colors are valid', () => {
  test.each(['available_colors', 'colors'])('%s', (field) => {
    expect(productFrom({ [field]: ['Black'] }).colors).toEqual([{ name: 'Black', hex: '#121212' }]);
  });

  test('available_colors wins if a row has both', () => {
    expect(productFrom({ available_colors: ['Black'], colors: ['#FFFFFF'] }).colors).toEqual([
      { name: 'Black', hex: '#121212' },
    ]);
  });
});

describe('a color can be a name, a value or both', () => {
  test.each<[unknown, string, string]>([
    ['Black', 'Black', '#121212'],
    ['black', 'black', '#121212'],
    ['COYOTE BROWN', 'COYOTE BROWN', '#7B5B3A'],
    ['Coyote  Brown', 'Coyote Brown', '#7B5B3A'],
    [' Navy ', 'Navy', '#1B2A49'],
    ['Grey', 'Grey', '#83878B'],
    ['Gray', 'Gray', '#83878B'],
    ['Olive Drab', 'Olive Drab', '#4B5320'],
    ['#1B2A49', 'Navy', '#1B2A49'],
    ['#1b2a49', 'Navy', '#1B2A49'],
    ['#ffffff', 'White', '#FFFFFF'],
    ['#123456', '#123456', '#123456'],
    ['#abcdef', '#ABCDEF', '#ABCDEF'],
    [{ name: 'Ranger Green', hex: '#5a5d4a' }, 'Ranger Green', '#5A5D4A'],
    [{ name: ' Storm  Gray ', hex: '#6B6F73' }, 'Storm Gray', '#6B6F73'],
  ])('%j', (color, name, hex) => {
    expect(colorsOf(color)).toEqual([{ name, hex }]);
  });

  test('colors keep their order, and repeated names are removed', () => {
    expect(colorsOf('Navy', 'Black', 'Navy', '#1B2A49').map(({ name }) => name)).toEqual(['Navy', 'Black']);
  });
});

describe('invalid colors are rejected', () => {
  const NEEDS_VALUE = 'needs a color value: write { "name": …, "hex": "#RRGGBB" }';
  const SHAPE = 'must be a color name or { "name": …, "hex": "#RRGGBB" }';

  test.each<[unknown, string]>([
    ['Ranger Green', `"Ranger Green" ${NEEDS_VALUE}`],
    ['#fff', `"#fff" ${NEEDS_VALUE}`],
    ['#11223344', `"#11223344" ${NEEDS_VALUE}`],
    ['constructor', `"constructor" ${NEEDS_VALUE}`],
    ['toString', `"toString" ${NEEDS_VALUE}`],
    ['__proto__', `"__proto__" ${NEEDS_VALUE}`],
    ['', 'must not be empty'],
    [7, SHAPE],
    [null, SHAPE],
    [{ name: 'Tan' }, SHAPE],
    [{ name: 'Tan', hex: '#C2A878', image: '/drawings/a.svg' }, 'has an unknown field: image'],
  ])('%j', (color, message) => {
    expect(problemsIn({ available_colors: ['Black', color] })).toEqual([`available_colors[1]: ${message}`]);
  });

  test.each<[unknown, string]>([
    [[{ name: 'Tan', hex: 'red;}' }], '[0].hex: "red;}" is not a color value such as "#1B2A49"'],
    ['Black', ': must be a list of colors, not the text "Black"'],
    [Array.from({ length: 41 }, (_, index) => `#1234${index + 10}`), ': has 41 colors; at most 40 are allowed'],
  ])('the list %j', (colors, message) => {
    expect(problemsIn({ colors })).toEqual([`colors${message}`]);
  });
});
