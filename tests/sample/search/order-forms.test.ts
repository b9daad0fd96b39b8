import { OrderDesk } from '@/lib/order/order-desk';
import { compact } from '@/lib/search/normalise';
import { askOf, FORMS, sizeOf, tableOf } from '@/tests/lib/order/forms';
import { rowsOf } from '@/tests/lib/search/catalogues';

const rows = rowsOf('data/catalogue.json');
const desk = new OrderDesk(rows);
const asks = rows.map((row, index) => askOf(row, index, 2 + (index % 3)));

/** Numbers of a few digits need their maker beside them. */
const numbersOf = ({ card }: (typeof rows)[number]) =>
  [card.id, card.model ?? ''].filter((number) => /\d/.test(number) && compact(number).length > 3);

test.each(Object.entries({ ...FORMS, 'a row of a table': tableOf }))(
  'one product in three is found by its item numbers with exactly what is asked for: %s',
  (_, write) => {
    const some = asks.filter((_, index) => index % 3 === 0);
    const wrong = some.flatMap((ask) =>
      numbersOf(ask.row).flatMap((number) => {
        const line = write(number, ask);
        const [found] = desk.resolve(line).filter(({ kind }) => kind !== 'table');
        const isRight =
          found?.kind === 'found' &&
          found.candidate.row === ask.row &&
          found.quantity === ask.quantity &&
          found.asks.length === 0 &&
          JSON.stringify(Object.entries(found.candidate.choice).sort()) ===
            JSON.stringify(Object.entries(ask.choice).sort());
        return isRight ? [] : [line];
      }),
    );
    expect(wrong).toEqual([]);
  },
);

test('a product that is written by parts of its name is never taken for another without a doubt', () => {
  const wrong = asks.flatMap((ask) => {
    const { brand, name } = ask.row.card;
    const words = name.split(' ');
    const parts = [
      name,
      words.slice(-2).join(' '),
      words.slice(0, 2).join(' '),
      words.filter((_, at) => at !== 1).join(' '),
    ];
    return [...parts, ...parts.map((part) => `${brand} ${part}`)].flatMap((part) => {
      const line = `${part} ${sizeOf(ask)} ${ask.choice.color ?? ''} x2`;
      const [found] = desk.resolve(line);
      // A whole name of other goods means those.
      const isOther =
        found?.kind === 'found' && found.candidate.row !== ask.row && !part.endsWith(found.candidate.row.card.name);
      const isWrong = isOther && found.asks.length === 0;
      return isWrong ? [`${line} -> ${found.candidate.row.card.name}`] : [];
    });
  });
  expect(wrong).toEqual([]);
});
