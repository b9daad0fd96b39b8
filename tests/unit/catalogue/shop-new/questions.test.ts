import { readFileSync } from 'node:fs';
import { themeSchema } from '@/lib/site/theme/theme-schema';
import type { Prompt } from '@/scripts/build/cli/prompts';
import { shopColors } from '@/scripts/catalogue/shop-new/make-shop';
import { findUnmappedColumns, gatherAnswers, isForShoppers } from '@/scripts/catalogue/shop-new/questions';
import { testFolder } from '@/tests/fixtures/test-folder';

const NEEDED = { name: 'Wick & Wax', tagline: 'Candles', description: 'Candles by hand.', email: 'a@wick.example' };
const gather = (given: Record<string, string>, ask?: Parameters<typeof gatherAnswers>[1]) =>
  gatherAnswers(new Map(Object.entries(given)), ask);

/** An owner who types the answers in order, and otherwise accepts the suggestion. */
function owner(answers: Record<string, string[]> = {}) {
  const prompts: string[] = [];
  const errors: string[] = [];
  const ask = async ({ message, suggestion = '', validate }: Prompt) => {
    const label = message.split(/[,:( ]/, 1)[0] ?? '';
    prompts.push(label);
    for (;;) {
      const answer = answers[label]?.shift() ?? suggestion;
      const error = validate?.(answer);
      if (error === undefined) return answer;
      errors.push(error);
    }
  };
  return { ask, prompts, errors };
}

test('there are eight prompts; the country sets the price format and the currency', async () => {
  const person = owner({ Name: ['Wick & Wax'], 'E-mail': ['a@wick.example'], Country: ['Ireland'] });
  expect(await gather({}, person.ask)).toMatchObject({
    name: 'Wick & Wax',
    tagline: 'Welcome to Wick & Wax',
    country: 'en-IE',
    currency: 'EUR',
    products: '',
  });
  expect(person.prompts).toEqual(['Name', 'Tagline', 'Description', 'E-mail', 'Country', 'Currency', 'Main', 'File']);
});

test('an invalid answer has an error with the nearest valid value, and the prompt repeats', async () => {
  const person = owner({
    'E-mail': ['me', 'me@wick.example'],
    Country: ['Irland', 'Ireland'],
    Currency: ['€', 'gbp'],
    Main: ['mud', 'navy'],
    File: ['products.csv', ''],
  });
  expect(await gather({ ...NEEDED, email: 'me@wick.example' }, person.ask)).toMatchObject({
    ...{ country: 'en-IE', currency: 'GBP', color: '#000080' },
  });
  expect(person.errors).toEqual([
    '"Irland" is not a country that we know; did you mean Ireland?',
    expect.stringContaining('€'),
    '"mud" is not a color such as #0a7d5a or navy',
    expect.stringMatching(/^products\.csv was not found in \/.*Leave it empty to start with two examples\.$/),
  ]);
});

test.each([
  ['#0A7D5A', '#0a7d5a'],
  ['#0a8', '#00aa88'],
  ['rgb(10 20 30)', '#0a141e'],
])('%s is the color %s', async (text, color) => {
  expect(await gather({ ...NEEDED, country: 'IE', color: text })).toMatchObject({ color });
});

test('a shop with any accent color has readable colors with a tint of it', () => {
  const accents = ['#000000', '#ffffff', '#808080', '#ff0000', '#00ff00', '#0000ff', '#ffff00'];
  for (const accent of accents) expect(themeSchema.safeParse({ colors: shopColors(accent) }).error).toBeUndefined();
  expect(shopColors('#ff0000')).toEqual({ accent: '#ff0000', ink: '#271b1b', paper: '#f7f2f2' });
});

test('an option has no prompt', async () => {
  const person = owner();
  await gather({ ...NEEDED, country: 'IE', currency: 'usd', color: 'navy', products: '' }, person.ask);
  expect(person.prompts).toEqual([]);
});

test('without a terminal one error has every option that is missing or invalid', async () => {
  await expect(gather({ color: 'mud', name: 'Wax' })).rejects.toThrow(
    '--color: "mud" is not a color such as #0a7d5a or navy\nNeeded: --tagline, --description, --email',
  );
});

describe('a product file', () => {
  const folder = testFolder({ 'my products.csv': 'a', 'other.csv': 'b' });

  test.each([
    ['with spaces', 'my products.csv'],
    ['in quotes', '"my products.csv"'],
    ['with escaped spaces', 'my\\ products.csv'],
  ])('is found %s', async (_, written) => {
    const path = written.replace('my', folder.at('my')).replace(/^([^"].*)"/, '"$1');
    expect(await gather({ ...NEEDED, country: 'IE', products: path })).toMatchObject({
      products: folder.at('my products.csv'),
    });
  });

  test('that is missing has an error with its folder and the tables in it', async () => {
    await expect(gather({ ...NEEDED, country: 'IE', products: folder.at('mine.csv') })).rejects.toThrow(
      `mine.csv was not found in ${folder.at()}. Files there: my products.csv, other.csv.`,
    );
  });
});

describe('unmapped columns', () => {
  const folder = testFolder({
    'table.csv': 'SKU,Name,Price,Gears,Empty\n1,A,2,7,\n2,B,3,9,\n',
    'shopify.csv': readFileSync('tests/fixtures/imports/shopify.csv'),
  });

  test('are not published by default if their headings are internal', () => {
    expect(['My cost', 'Supplier', 'Shelf', 'Gears', 'Burn time'].filter(isForShoppers)).toEqual([
      'Gears',
      'Burn time',
    ]);
  });

  test('are those with values and unknown headings; exports of shop systems have none', async () => {
    expect(await findUnmappedColumns(folder.at('table.csv'))).toEqual({
      unknown: ['Gears'],
      missing: ['category', 'description', 'brand', 'sizes'],
    });
    expect(await findUnmappedColumns(folder.at('shopify.csv'))).toEqual({ unknown: [], missing: [] });
  });
});
