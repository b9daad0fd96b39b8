import { comingIn, planOf } from './plan-of';

/** Causes of losses that judges of foreign files have met, each in a table as small as can be. */
const table = (...lines: string[]) => `${lines.join('\n')}\n`;

test('the code in a column’s name says more than the sign in its cells', async () => {
  const { questions } = await planOf(table('SKU,Name,Price (CAD)', 'A,Mug,$9.50'));
  expect(questions).toEqual([{ kind: 'currency', about: 'CAD', count: 1 }]);
});

test('of two prices that which is in the shop’s currency is taken, and a rate turns the other one', async () => {
  const both = await planOf(table('SKU,Name,Price EUR,Price USD', 'A,Mug,9.00,9.50'));
  expect([comingIn(both, 'a').price, both.questions]).toEqual([9.5, []]);
  const one = await planOf(table('SKU,Name,Price EUR', 'A,Mug,9.99'), [], { rates: { EUR: 1.085 } });
  expect(comingIn(one, 'a').price).toBe(10.84);
});

test.each([
  ['Referencia;Nombre;Precio;Activo', 'A;Taza;9,50;sí', 'B;Plato;3,00;no'],
  ['Réf.;Désignation;Prix TTC;En ligne', 'A;Tasse;9,50;oui', 'B;Plat;3,00;non'],
  ['Art.-Nr.;Bezeichnung;VK brutto;Status', 'A;Becher;9,50;aktiv', 'B;Teller;3,00;inaktiv'],
  ['Codice;Descrizione;Prezzo;Pubblicato', 'A;Tazza;9,50;sì', 'B;Piatto;3,00;no'],
  ['Código;Nome;Preço;Exibir na loja', 'A;Caneca;9,50;SIM', 'B;Prato;3,00;NÃO'],
  ['Kod produktu;Nazwa;Cena brutto;Aktywny', 'A;Kubek;9,50;Tak', 'B;Talerz;3,00;Wycofany'],
  ['Artikelnr;Benämning;Pris;Status', 'A;Mugg;9,50;Aktiv', 'B;Fat;3,00;Utgått'],
  ['Artikelcode;Omschrijving;Verkoopprijs incl. btw;Status', 'A;Mok;9,50;actief', 'B;Bord;3,00;inactief'],
  ['SKU;Name;Price;Disabled', 'A;Mug;9,50;0', 'B;Plate;3,00;1'],
])('%s: what is not for sale stays out', async (...lines) => {
  const plan = await planOf(table(...lines));
  expect([plan.rows.map(({ id, raw }) => [id, raw.price]), plan.questions]).toEqual([[['a', 9.5]], []]);
  expect(comingIn(plan, 'a').name).not.toBe('');
});

test('sold out is no word for withheld goods: they come in with no piece', async () => {
  const plan = await planOf(table('SKU,Name,Price,Stock,Status', 'A,Mug,9.50,3,Ausverkauft'));
  expect(comingIn(plan, 'a').stock).toBe(0);
});

test('a column of yes and no that nobody knows is named', async () => {
  const { reading } = await planOf(table('SKU,Name,Price,Vitrin', 'A,Mug,9.50,yes', 'B,Plate,3.00,no'));
  expect(reading.notes.join()).toContain('“Vitrin” may say what is for sale');
});

test('the weight of a variant that is withheld is no fact, and that it is withheld is told', async () => {
  const plan = await planOf(
    table('SKU,Name,Size,Price,Weight (g),Active', 'A,Tee,S,9.50,100,yes', 'A,Tee,L,9.50,900,no'),
  );
  expect(comingIn(plan, 'a')).toMatchObject({ features: ['Weight: 100 g'], available_sizes: ['S'] });
  expect(plan.doubts.map(({ message }) => message)).toContain('1 variant of it is not for sale in the file.');
});

test.each([
  ['Shop All;Garden > Pots', 'Garden', 'Pots'],
  ['Garden, Pots', 'Garden, Pots', undefined],
  ['New in\nHome > Kitchen > Cups', 'Home', 'Cups'],
  ['Uncategorized', 'Other', undefined],
])('of the categories %j the deepest is the place', async (cell, category, subcategory) => {
  const plan = await planOf(table('SKU,Name,Price,Category', `A,Mug,9.50,"${cell}"`));
  expect(plan.reading.categories.map(({ name }) => name)).toEqual([category]);
  expect(comingIn(plan, 'a').subcategory).toBe(subcategory);
});

test('HTML in entities is HTML', async () => {
  const plan = await planOf(
    table(
      'SKU,Name,Price,Description',
      'A,Mug,9.50,"&lt;p&gt;Holds much.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Steel&lt;/li&gt;&lt;/ul&gt;"',
    ),
  );
  expect(comingIn(plan, 'a')).toMatchObject({ description: 'Holds much.', features: ['Steel'] });
});

test('rows of one group that name other goods and no choice are goods of their own', async () => {
  const plan = await planOf(table('Handle,Name,Price', 'gifts,Flask,9.50', 'gifts,Lantern,19.50'));
  expect(plan.rows.map(({ raw }) => raw.name)).toEqual(['Flask', 'Lantern']);
});

test('a list with one price means it, and a column of addresses of pictures is one, whatever it is called', async () => {
  const plan = await planOf(table('SKU,Name,RRP,Shot', 'A,Mug,9.50,https://img.example.com/a.jpg'));
  expect(comingIn(plan, 'a')).toMatchObject({ price: 9.5, image_links: ['https://img.example.com/a.jpg'] });
});

test.each([
  ['SKU,Name,Price,Availability', 'A,Mug,9.50,Discontinued', []],
  ['*Action(SiteID=UK|Currency=GBP),Custom label,*Title,*StartPrice', 'End,A,Mug,9.50', []],
  ['*Action(SiteID=UK|Currency=GBP),Custom label,*Title,*StartPrice', 'Add,A,Mug,9.50', ['GBP']],
  ['SKU,Name,Price,currencyId', 'A,Mug,9.50,CHF', ['CHF']],
])('%s: %s stays out', async (head, row, asked) => {
  const plan = await planOf(table(head, row));
  expect([plan.rows, plan.questions.map(({ about }) => about)]).toEqual([[], asked]);
});

test('a number that another product bears is left out and told, and the product comes in', async () => {
  const { rows: present } = await planOf(table('SKU,Name,Price', '77,Cuffs,9.50'));
  const plan = await planOf(
    table(
      'Handle,Name,Size,SKU,Price',
      'print,Print,S,77,9.50',
      'print,Print,L,78,12.00',
      'card,Card,S,78,1.00',
      'card,Card,L,79,2.00',
    ),
    present.map(({ raw }) => raw),
  );
  expect(plan.rows.map(({ id, raw }) => [id, raw.variants?.flatMap(({ number }) => number ?? [])])).toEqual([
    ['print', ['78']],
    ['card', ['79']],
  ]);
  expect(plan.doubts.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      'The number “77” is that of “77”; it is left out here.',
      'The number “78” is that of “print”; it is left out here.',
    ]),
  );
});

test('a color brings its value', async () => {
  const plan = await planOf(table('SKU,Name,Price,Color', 'A,Mug,9.50,Pine #1f4d3a'));
  expect(comingIn(plan, 'a').available_colors).toEqual([{ name: 'Pine', hex: '#1F4D3A' }]);
});

test('pictures with a name alone are asked about, and lie where it is said', async () => {
  const file = table('SKU,Name,Price,Images,Alt text', 'A,Mug,9.50,"a.jpg,/m/b.jpg",Front');
  const asked = await planOf(file);
  expect([asked.questions, comingIn(asked, 'a').image_links]).toEqual([
    [{ kind: 'pictures', about: '', count: 1 }],
    undefined,
  ]);
  const pictures = 'https://img.example.com/media/';
  const { image_links } = comingIn(await planOf(file, [], { pictures }), 'a');
  expect(image_links).toEqual([{ src: `${pictures}a.jpg`, alt: 'Front' }, `${pictures}m/b.jpg`]);
});

describe('days of a lower price', () => {
  const LOWER = [8, 9.5];
  const REGULAR = [9.5, undefined];
  const END = ['Its lower price ends after 2999-12-31: raise it then, or import the file again.'];

  test.each<[string, string, unknown[], unknown]>([
    ['', '', LOWER, []],
    ['2020-01-01', '2999-12-31', LOWER, END],
    ['2020-01-01', '2020-12-31', REGULAR, [expect.stringContaining('has ended')]],
    ['2999-01-01', '2999-12-31', REGULAR, [expect.stringContaining('begins on 2999-01-01')]],
    ['', '31.12.2999', LOWER, END],
    ['', '12/31/2999', LOWER, END],
    ['', 'soon', REGULAR, [expect.stringContaining('is no day of a sale')]],
  ])('from %j until %j', async (from, until, prices, doubts) => {
    const plan = await planOf(
      table('SKU,Name,Price,Sale price,Sale from,Sale until', `A,Mug,9.50,8.00,${from},${until}`),
    );
    const { price, oldPrice } = comingIn(plan, 'a');
    expect([price, oldPrice]).toEqual(prices);
    expect(plan.doubts.map(({ message }) => message).filter((message) => message.includes('lower price'))).toEqual(
      doubts,
    );
  });
});
