/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ProductActions } from '@/components/product/product-actions';
import { ProductOptions } from '@/components/product/product-options';
import { SelectionProvider } from '@/components/product/product-selection';
import type { Sizes } from '@/lib/catalogue/sizes/sizes';

const COLORS = [
  { name: 'Black', hex: '#121212' },
  { name: 'Navy', hex: '#1B2A49' },
];

const renderOptions = (sizes: Sizes, colors: typeof COLORS = []) =>
  render(
    <SelectionProvider offer={{ price: 10, colors, sizes }}>
      <ProductOptions />
      <ProductActions id="test-101" brand="Acme" name="Plain Shirt" priceText="$10.00" />
    </SelectionProvider>,
  );

const LETTERS: Sizes = { system: 'alpha', labels: ['S', 'M', '5X'] };

const openAt = (query: string) => window.history.replaceState(null, '', `/products/test-101/${query}`);
beforeEach(() => openAt(''));

describe('each system of sizes has its own controls', () => {
  test.each<[Sizes, [string, string[]][]]>([
    [{ system: 'none' }, []],
    [LETTERS, [['Size', ['S', 'M', '5X']]]],
    [{ system: 'numeric', labels: ['28', '30'] }, [['Size', ['28', '30']]]],
    [{ system: 'shoe', labels: ['9', '9.5'] }, [["Size, US men's", ['9', '9.5']]]],
    [
      { system: 'waist-length', waists: ['28', '30'], lengths: ['30', 'Unhemmed'] },
      [
        ['Waist, inches', ['28', '30']],
        ['Length, inches', ['30', 'Unhemmed']],
      ],
    ],
    [
      { system: 'men-sleeve', men: ['S', 'M'], sleeves: ['33', '35'] },
      [
        ['Size', ['S', 'M']],
        ['Sleeve, inches', ['33', '35']],
      ],
    ],
  ])('%j', (sizes, expected) => {
    renderOptions(sizes);
    for (const [name, values] of expected) {
      const radios = within(screen.getByRole('group', { name })).getAllByRole('radio');
      expect(radios.map((radio) => (radio as HTMLInputElement).value)).toEqual(values);
    }
    expect(screen.queryAllByRole('group')).toHaveLength(expected.length);
  });
});

describe('colors', () => {
  test('stand before sizes', () => {
    renderOptions(LETTERS, COLORS);
    expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent?.trim())).toEqual([
      'Color',
      'Size',
    ]);
  });

  test('with short names have room for them beside the swatch', () => {
    const { container } = renderOptions({ system: 'none' }, [
      { name: 'Oat', hex: '#d9cbb0' },
      { name: 'Tide', hex: '#2f6f86' },
    ]);
    expect(container.querySelector('[class*="grid"]')).toBeNull();
  });
});

describe('choosing', () => {
  test('a click chooses, another one chooses instead, and the choice is written beside the name of its group', async () => {
    renderOptions(LETTERS);
    await userEvent.click(screen.getByRole('radio', { name: 'M' }));
    expect(screen.getByRole('radio', { name: 'M' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: '5X' }));
    expect(screen.getByRole('radio', { name: 'M' })).not.toBeChecked();
    expect(screen.getByRole('group', { name: 'Size' }).querySelector('legend')).toHaveTextContent('Size 5X');
  });

  test('waist and length are chosen apart', async () => {
    renderOptions({ system: 'waist-length', waists: ['30', '32'], lengths: ['30', '32'] });
    const pick = (group: RegExp, name: string) =>
      userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }));
    await pick(/^Waist/, '32');
    await pick(/^Length/, '30');
    expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'Waist, inches 32',
      'Length, inches 30',
    ]);
  });
});

describe('the address', () => {
  const TROUSERS: Sizes = { system: 'waist-length', waists: ['30', '32'], lengths: ['30', 'Unhemmed'] };

  test('holds what is chosen, without a new step for Back', async () => {
    renderOptions(LETTERS, COLORS);
    const before = window.history.length;
    await userEvent.click(screen.getByRole('radio', { name: 'Navy' }));
    await userEvent.click(screen.getByRole('radio', { name: 'M' }));
    expect([window.location.search, window.history.length]).toEqual(['?color=Navy&size=M', before]);
  });

  test('chooses nothing that is not offered', () => {
    openAt('?color=Pink&size=9XL');
    renderOptions(LETTERS, COLORS);
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  });

  test('is not in the exported page', () => {
    openAt('?color=Navy&size=5X');
    const html = renderToString(
      <SelectionProvider offer={{ price: 10, colors: COLORS, sizes: LETTERS }}>
        <ProductOptions />
      </SelectionProvider>,
    );
    expect(html).not.toContain('checked');
  });

  test('lets go of the picture that waited for it', () => {
    openAt('?color=Navy');
    document.documentElement.dataset.query = '?color=Navy';
    renderOptions(LETTERS, COLORS);
    expect(document.documentElement.dataset.query).toBeUndefined();
  });

  describe('of two linked sizes', () => {
    test.each([
      ['', 'Choose a waist and a length.'],
      ['?waist=32', 'Choose a length.'],
      ['?length=Unhemmed', 'Choose a waist.'],
      ['?waist=32&length=Unhemmed', 'Your size: 32 × Unhemmed'],
    ])("'%s' says %s", (query, words) => {
      openAt(query);
      renderOptions(TROUSERS);
      expect(screen.getAllByRole('status')[0]).toHaveTextContent(words);
    });
  });
});

describe('the question about a product', () => {
  const question = () => screen.getByRole('link', { name: 'Ask about this product' });
  const query = () => Object.fromEntries(new URL(question().getAttribute('href') ?? '', 'http://x').searchParams);

  test('leads to the contact page with the product and what has been chosen', async () => {
    renderOptions(LETTERS, COLORS);
    await userEvent.click(screen.getByRole('radio', { name: 'Navy' }));
    await userEvent.click(screen.getByRole('radio', { name: 'M' }));
    expect(query()).toEqual({ product: 'Acme Plain Shirt (Our no. test-101)', color: 'Navy', size: 'M' });
    expect(question()).toHaveAttribute('href', expect.stringMatching(/^\/contact\/?\?/));
  });
});
