/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RequestDialog } from '@/components/product/request-dialog';
import type { Sizes } from '@/lib/catalogue/sizes/sizes';
import type { Offer, Selection } from '@/lib/catalogue/variants/offer';
import type { Quantities } from '@/lib/request/size-table';

const COLORS = [
  { name: 'Black', hex: '#121212' },
  { name: 'Navy', hex: '#1B2A49' },
];
const LETTER_SIZES: Sizes = { system: 'alpha', labels: ['S', 'M', 'L'] };
const PANTS_SIZES: Sizes = { system: 'waist-length', waists: ['30', '32'], lengths: ['30', 'Unhemmed'] };

type PageProps = Partial<Offer> & { sizes: Sizes; selected?: Selection };

function Page({ sizes, colors = [], selected = colors[0] ? { color: colors[0].name } : {}, ...offer }: PageProps) {
  const [quantities, setQuantities] = useState<Quantities>({});
  return (
    <RequestDialog
      product={{ id: 'acme-1', name: 'Plain Shirt', brand: 'Acme' }}
      offer={{ price: 10, sizes, colors, ...offer }}
      selection={selected}
      quantities={quantities}
      onQuantities={setQuantities}
      onClose={() => undefined}
    />
  );
}
const open = (sizes: Sizes, colors = [] as typeof COLORS, offer: Partial<Offer> = {}) => {
  const user = userEvent.setup();
  render(<Page sizes={sizes} colors={colors} {...offer} />);
  return user;
};
const field = (name: string) => screen.getByRole('textbox', { name });
const values = () => screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value);

test('fields have the new color in their names after it is selected', async () => {
  const user = open(LETTER_SIZES, COLORS);
  await user.click(screen.getByRole('radio', { name: 'Navy' }));
  expect(field('Navy, size M, quantity')).toBeVisible();
});

describe('the selected size', () => {
  const marks = () => [...document.querySelectorAll('[data-selected]')].map(({ textContent }) => textContent);

  test('is marked, and is in the names of its field and of the group', () => {
    render(<Page sizes={LETTER_SIZES} selected={{ size: 'M' }} />);
    expect(screen.getByRole('group', { name: 'Quantity by size (selected: M)' })).toBeVisible();
    expect(field('Size M, quantity, selected size')).toHaveAttribute('data-selected');
    expect(marks()).toEqual(['M', '']);
  });

  test('in a table has its row and column marked; only the row if no length is selected', () => {
    const { rerender } = render(<Page sizes={PANTS_SIZES} selected={{ waist: '32', length: 'Unhemmed' }} />);
    expect(screen.getByRole('group', { name: 'Quantity (selected: 32 × Unhemmed)' })).toBeVisible();
    expect(field('Waist 32, length Unhemmed, quantity, selected size')).toBeVisible();
    expect(marks()).toEqual(['Unhemmed', '32', '']);
    expect(screen.getByRole('columnheader', { name: 'Unhemmed' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: '32' })).toBeVisible();
    rerender(<Page sizes={PANTS_SIZES} selected={{ waist: '30' }} />);
    expect(marks()).toEqual(['30']);
  });
});

describe('with variants', () => {
  const VARIANT_OFFER: Partial<Offer> = {
    price: 75,
    options: [{ name: 'Hand', values: ['Right', 'Left'] }],
    variants: [
      { choice: { size: 'L' }, price: 82 },
      { choice: { color: 'Navy', size: 'M' }, made: false },
      { choice: { color: 'Black', size: 'S', Hand: 'Left' }, stock: 0 },
    ],
    quantities: { minimum: 1, step: 1, breaks: [{ from: 12, percent: 10 }] },
  };

  test('a size that is not available in the color has a disabled, empty field and is not counted', async () => {
    const user = open(LETTER_SIZES, COLORS, VARIANT_OFFER);
    await user.click(field('Black, size M, quantity, $75.00'));
    await user.keyboard('3');
    await user.click(screen.getByRole('radio', { name: 'Navy' }));
    expect(field('Navy, size M, quantity, not available')).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('Size M: Not available.');
    await user.type(field('Navy, size S, quantity, $75.00'), '1');
    expect([values(), screen.getByRole('status').textContent]).toEqual([
      ['1', '', ''],
      expect.stringContaining('Total 1 '),
    ]);
  });

  test('an option is selected in addition to the color, and a sold-out size is marked', async () => {
    const user = open(LETTER_SIZES, COLORS, VARIANT_OFFER);
    await user.click(within(screen.getByRole('group', { name: /^Hand/ })).getByRole('radio', { name: 'Left' }));
    expect(field('Black, Left, size S, quantity, sold out')).toBeEnabled();
  });
});
