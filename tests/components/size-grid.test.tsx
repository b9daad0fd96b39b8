/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SizeGrid } from '@/components/product/size-grid';
import type { Choice } from '@/lib/catalogue/choice';
import type { Sizes } from '@/lib/catalogue/sizes';
import type { Sold } from '@/lib/catalogue/variants/variant';
import type { Quantities } from '@/lib/request/size-cells';

const COLORS = [
  { name: 'Black', hex: '#121212' },
  { name: 'Navy', hex: '#1B2A49' },
];
const LETTERS: Sizes = { system: 'alpha', labels: ['S', 'M', 'L'] };
const TROUSERS: Sizes = { system: 'waist-length', waists: ['30', '32'], lengths: ['30', 'Unhemmed'] };

function Page({ sizes, colors = [], ...more }: Partial<Sold> & { sizes: Sizes }) {
  const [first] = colors;
  const [picked, setPicked] = useState<Choice>(first ? { color: first.name } : {});
  const [quantities, setQuantities] = useState<Quantities>({});
  return (
    <SizeGrid
      name="Plain Shirt"
      sold={{ price: 10, sizes, colors, ...more }}
      picked={picked}
      onPick={(control, value) => setPicked({ ...picked, [control]: value })}
      quantities={quantities}
      onQuantities={setQuantities}
    />
  );
}
const open = (sizes: Sizes, colors = [] as typeof COLORS, more: Partial<Sold> = {}) => {
  const user = userEvent.setup();
  render(<Page sizes={sizes} colors={colors} {...more} />);
  return user;
};
const field = (name: string) => screen.getByRole('textbox', { name });
const values = () => screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value);

describe('the fields', () => {
  test.each<[Sizes, string[]]>([
    [LETTERS, ['Black, size S, quantity', 'Black, size M, quantity', 'Black, size L, quantity']],
    [{ system: 'none' }, ['Black, quantity']],
    [
      TROUSERS,
      [
        'Black, waist 30, length 30, quantity',
        'Black, waist 30, length Unhemmed, quantity',
        'Black, waist 32, length 30, quantity',
        'Black, waist 32, length Unhemmed, quantity',
      ],
    ],
  ])('of %j are named in full', (sizes, names) => {
    open(sizes, COLORS);
    expect(screen.getAllByRole('textbox').map((input) => input.ariaLabel ?? input.getAttribute('aria-label'))).toEqual(
      names,
    );
  });

  test('are named after another color once it is chosen', async () => {
    const user = open(LETTERS, COLORS);
    await user.click(screen.getByRole('radio', { name: 'Navy' }));
    expect(field('Navy, size M, quantity')).toBeVisible();
  });

  test('of two kinds of sizes stand in a table with heads of rows and columns', () => {
    open(TROUSERS);
    const table = screen.getByRole('table', { name: 'Plain Shirt: quantities' });
    expect(within(table).getByRole('columnheader', { name: 'Unhemmed' })).toBeVisible();
    expect(within(table).getByRole('rowheader', { name: '32' })).toBeVisible();
  });
});

describe('the keys', () => {
  test('Enter goes to the next size, and with Shift back', async () => {
    const user = open(LETTERS);
    await user.click(field('Size S, quantity'));
    await user.keyboard('1{Enter}2{Enter}3{Shift>}{Enter}{/Shift}4');
    expect(values()).toEqual(['1', '4', '3']);
  });

  test('arrows go from cell to cell, and what they reach is written over', async () => {
    const user = open(TROUSERS);
    await user.click(field('Waist 30, length 30, quantity'));
    await user.keyboard('1{ArrowRight}2{ArrowDown}3{ArrowLeft}{ArrowLeft}4{ArrowUp}5');
    expect(values()).toEqual(['5', '2', '4', '3']);
  });
});

describe('a paste', () => {
  test('from a spreadsheet fills cells across and down', async () => {
    const user = open(TROUSERS);
    await user.click(field('Waist 30, length 30, quantity'));
    await user.paste('1\t2\r\n3\t4\r\n');
    expect(values()).toEqual(['1', '2', '3', '4']);
  });

  test('that is too large says what did not fit, until something is changed', async () => {
    const user = open(LETTERS);
    await user.click(field('Size L, quantity'));
    await user.paste('1\t2\t3');
    expect(screen.getByRole('status')).toHaveTextContent('2 pasted values did not fit: 2, 3');
    await user.keyboard('4');
    expect(screen.getByRole('status')).not.toHaveTextContent('did not fit');
  });
});

describe('the line below', () => {
  test('says the total and how many sizes it is of', async () => {
    const user = open(LETTERS);
    await user.click(field('Size S, quantity'));
    await user.keyboard('2{Tab}10');
    expect(screen.getByRole('status')).toHaveTextContent('Total 12 in 2 sizes, $120.00');
  });

  test('the sums of rows and columns stand in the table', async () => {
    const user = open(TROUSERS);
    await user.click(field('Waist 30, length 30, quantity'));
    await user.keyboard('2{Tab}3');
    const ends = screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
    expect(ends).toEqual(['Sum', 'Unhemmed', '5', '', '5']);
    expect(screen.getByRole('row', { name: 'Sum 2 3 5' })).toBeVisible();
  });

  test('names what is no quantity, and its field is marked and described by it', async () => {
    const user = open(LETTERS);
    await user.click(field('Size M, quantity'));
    await user.keyboard('two');
    expect(screen.getByRole('status')).toHaveTextContent('Size M: “two” is not a whole number up to 9999.');
    expect(field('Size M, quantity')).toBeInvalid();
    expect(field('Size M, quantity')).toHaveAccessibleDescription(/“two” is not a whole number/);
  });
});

describe('of a product with variants', () => {
  const VARIED: Partial<Sold> = {
    price: 75,
    options: [{ name: 'Hand', values: ['Right', 'Left'] }],
    variants: [
      { choice: { size: 'L' }, price: 82 },
      { choice: { color: 'Navy', size: 'M' }, made: false },
      { choice: { color: 'Black', size: 'S', Hand: 'Left' }, stock: 0 },
    ],
    quantities: { minimum: 1, step: 1, breaks: [{ from: 12, percent: 10 }] },
  };

  test('each size says its price, that of the quantity which is typed', async () => {
    const user = open(LETTERS, COLORS, VARIED);
    expect(field('Black, size L, quantity, $82.00')).toBeVisible();
    await user.click(field('Black, size S, quantity, $75.00'));
    await user.keyboard('12{Tab}1');
    expect(field('Black, size S, quantity, $67.50')).toHaveValue('12');
    expect(screen.getByRole('status')).toHaveTextContent('Total 13 in 2 sizes, $885.00');
  });

  test('a size that is not made in the color takes nothing, and the keys pass over it', async () => {
    const user = open(LETTERS, COLORS, VARIED);
    await user.click(field('Black, size M, quantity, $75.00'));
    await user.keyboard('3');
    await user.click(screen.getByRole('radio', { name: 'Navy' }));
    expect(field('Navy, size M, quantity, not made')).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('Not counted, for it is not made: size M: 3');
    await user.click(field('Navy, size S, quantity, $75.00'));
    await user.keyboard('1{Enter}2');
    expect(values()).toEqual(['1', '', '2']);
  });

  test('an option is picked beside the color, and what is sold out says so', async () => {
    const user = open(LETTERS, COLORS, VARIED);
    await user.click(within(screen.getByRole('group', { name: /^Hand/ })).getByRole('radio', { name: 'Left' }));
    expect(field('Black, Left, size S, quantity, sold out')).toBeEnabled();
  });
});
