import { faultsIn, productFrom } from '@/tests/fixtures/catalogue';

const colorsOf = (...colors: unknown[]) => productFrom({ available_colors: colors }).colors;

describe('the two names of colors', () => {
  test.each(['available_colors', 'colors'])('%s', (field) => {
    expect(productFrom({ [field]: ['Black'] }).colors).toEqual([{ name: 'Black', hex: '#121212' }]);
  });

  test('available_colors goes first where both stand', () => {
    expect(productFrom({ available_colors: ['Black'], colors: ['#FFFFFF'] }).colors).toEqual([
      { name: 'Black', hex: '#121212' },
    ]);
  });

  test('a product without either has none', () => {
    expect(productFrom().colors).toEqual([]);
  });
});

describe('the spellings of a color', () => {
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

  test('colors stay in their order', () => {
    expect(colorsOf('Navy', 'Black').map(({ name }) => name)).toEqual(['Navy', 'Black']);
  });

  test('a color that stands twice is kept once', () => {
    expect(colorsOf('Black', 'Navy', 'Black')).toHaveLength(2);
  });

  test('one color written as a word and as a value is kept once', () => {
    expect(colorsOf('Navy', '#1B2A49')).toHaveLength(1);
  });
});

describe('colors that are refused', () => {
  test.each<[string, unknown, string]>([
    ['an unknown word', 'Ranger Green', '"Ranger Green" needs a color value: write { "name": …, "hex": "#RRGGBB" }'],
    ['a short value', '#fff', '"#fff" needs a color value: write { "name": …, "hex": "#RRGGBB" }'],
    ['a value with alpha', '#11223344', '"#11223344" needs a color value: write { "name": …, "hex": "#RRGGBB" }'],
    [
      'a word that every object has',
      'constructor',
      '"constructor" needs a color value: write { "name": …, "hex": "#RRGGBB" }',
    ],
    ['toString', 'toString', '"toString" needs a color value: write { "name": …, "hex": "#RRGGBB" }'],
    ['__proto__', '__proto__', '"__proto__" needs a color value: write { "name": …, "hex": "#RRGGBB" }'],
    ['a number', 7, 'must be a color name or { "name": …, "hex": "#RRGGBB" }'],
    ['null', null, 'must be a color name or { "name": …, "hex": "#RRGGBB" }'],
    ['a name without a value', { name: 'Tan' }, 'must be a color name or { "name": …, "hex": "#RRGGBB" }'],
  ])('%s', (_, color, message) => {
    expect(faultsIn({ available_colors: ['Black', color] })).toEqual([`available_colors[1]: ${message}`]);
  });

  test('a value that is CSS', () => {
    expect(faultsIn({ colors: [{ name: 'Tan', hex: 'red;}' }] })).toEqual([
      'colors[0].hex: "red;}" is not a color value such as "#1B2A49"',
    ]);
  });

  test('a further field, which is named', () => {
    expect(faultsIn({ colors: [{ name: 'Tan', hex: '#C2A878', image: '/drawings/a.svg' }] })).toEqual([
      'colors[0]: has an unknown field: image',
    ]);
  });

  test('an empty name', () => {
    expect(faultsIn({ available_colors: [''] })).toHaveLength(1);
  });

  test('a text instead of a list', () => {
    expect(faultsIn({ available_colors: 'Black' })).toEqual([
      'available_colors: must be a list of colors, not the text "Black"',
    ]);
  });

  test('more than 40', () => {
    const colors = Array.from({ length: 41 }, (_, index) => `#1234${String(index).padStart(2, '0')}`);
    expect(faultsIn({ colors })).toEqual(['colors: has 41 colors; at most 40 are allowed']);
  });
});
