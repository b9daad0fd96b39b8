import facts from '@/lib/site/money-facts.json';
import { siteSchema } from '@/lib/site/site-schema';
import { COUNTRIES } from '@/scripts/shop-new/countries';
import { gatherAnswers } from '@/scripts/shop-new/gather-answers';
import { currencyOf, ownLocale } from '@/scripts/shop-new/machine-place';

/** Somebody who gives these answers to a label, one after the other, and then presses Enter; with all that was asked and said. */
function somebody(answers: Record<string, string[]> = {}) {
  const asked: string[] = [];
  const said: string[] = [];
  const ask = async (label: string, preset = '') => {
    asked.push(`${label} [${preset}]`);
    return answers[label]?.shift() || preset;
  };
  return { ask, say: (line: string) => said.push(line), asked, said };
}
const gather = (given: Record<string, string>, { ask, say }: Partial<ReturnType<typeof somebody>> = {}) =>
  gatherAnswers({ given: new Map(Object.entries(given)), folder: 'shops/wick-and-wax', ask, say: say ?? (() => {}) });

const NEEDED = { name: 'Wick & Wax', tagline: 'Candles', description: 'Candles by hand.', email: 'a@wick.example' };

test('eight questions are asked, each with an answer for Enter where anybody but the owner can know one', async () => {
  const owner = somebody({ 'E-mail': ['a@wick.example'], 'Language and country': ['he-IL'] });
  const answers = await gather({}, owner);
  expect(owner.asked).toEqual([
    'Name [Wick and wax]',
    'Tagline [Welcome to Wick and wax]',
    'Description [All that Wick and wax sells, with what is known of it.]',
    'E-mail []',
    expect.stringMatching(/^Language and country \[\w\w-\w\w\]$/),
    'Currency [ILS]',
    'Color [#f5a800]',
    'File with goods []',
  ]);
  expect(answers).toMatchObject({ locale: 'he-IL', currency: 'ILS', goods: '' });
});

test('a wrong answer is told why and asked again, with the nearest color that can be read', async () => {
  const owner = somebody({
    'E-mail': ['', 'me', 'me@wick.example'],
    'Language and country': ['pt', ''],
    Currency: ['€', 'chf'],
    Color: ['mud', 'red'],
    'File with goods': ['goods.csv', ''],
  });
  const answers = await gather({}, owner);
  expect(answers).toMatchObject({ email: 'me@wick.example', locale: 'pt-PT', currency: 'CHF', color: '#ff2c18' });
  expect(owner.said.filter((line) => line.startsWith('  '))).toEqual([
    '  E-mail is needed.',
    '  E-mail must be an e-mail address such as shop@example.com, not the text "me".',
    '  Language and country is "pt", which is not known; near it are pt-BR, pt-PT.',
    expect.stringContaining('Currency is "€"; it must be the ISO 4217 code'),
    '  "mud" is no color such as #0a7d5a or navy.',
    '  #ff0000 is too faint to be read where it stands; the nearest that can be is #ff2c18.',
    '  goods.csv is no file that is there; leave it empty to begin with two examples.',
  ]);
});

test('what is given is not asked; a wrong one is', async () => {
  const owner = somebody({ Currency: ['GBP'] });
  const given = { ...NEEDED, locale: 'en_gb', color: 'navy', goods: '', currency: 'pounds' };
  expect(await gather(given, owner)).toEqual({
    ...given,
    locale: 'en-GB',
    color: '#000080',
    currency: 'GBP',
  });
  expect(owner.asked).toEqual(['Currency [GBP]']);
});

test('with nobody to ask, all that is missing or wrong is one message, and the rest follows from the country', async () => {
  await expect(gather({ color: 'red', name: 'Wax' })).rejects.toThrow(
    'Nobody is here to be asked, so these are needed: --tagline, --description, --email\n--color: #ff0000 is too faint',
  );
  expect(await gather({ ...NEEDED, locale: 'ja-JP' })).toMatchObject({ currency: 'JPY' });
});

test('each locale that a shop may have has a currency that a shop may have', () => {
  const names = facts.locales.flatMap(({ names }) => names);
  const without = names.filter((name) => !(name.slice(-2) in COUNTRIES));
  const wrong = names.filter((locale) => !siteSchema.safeParse({ locale, currency: currencyOf(locale) }).success);
  expect([without, wrong]).toEqual([[], []]);
});

test('the machine says the language', () => {
  expect(['de-CH', 'fr', 'ar-EG'].map((locale) => ownLocale({ locale }))).toEqual(['de-CH', 'fr-FR', 'en-US']);
});
