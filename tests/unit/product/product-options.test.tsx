/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
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
    </SelectionProvider>,
  );

const LETTER_SIZES: Sizes = { system: 'alpha', labels: ['S', 'M', '5X'] };

const openAt = (query: string) => window.history.replaceState(null, '', `/products/test-101/${query}`);
beforeEach(() => openAt(''));

test('each option has a group of radio buttons, colors first', () => {
  renderOptions({ system: 'men-sleeve', men: ['S', 'M'], sleeves: ['33', '35'] }, COLORS);
  const groups = screen.getAllByRole('group').map((group) => [
    group.querySelector('legend')?.textContent?.trim(),
    within(group)
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).value)
      .join(),
  ]);
  expect(groups).toEqual([
    ['Color', 'Black,Navy'],
    ['Size', 'S,M'],
    ['Sleeve, inches', '33,35'],
  ]);
});

test('colors with short names are not in a grid, so that the swatch has room', () => {
  const { container } = renderOptions({ system: 'none' }, [
    { name: 'Oat', hex: '#d9cbb0' },
    { name: 'Tide', hex: '#2f6f86' },
  ]);
  expect(container.querySelector('[class*="grid"]')).toBeNull();
});

describe('the URL', () => {
  test('does not affect the exported page', () => {
    openAt('?color=Navy&size=5X');
    const html = renderToString(
      <SelectionProvider offer={{ price: 10, colors: COLORS, sizes: LETTER_SIZES }}>
        <ProductOptions />
      </SelectionProvider>,
    );
    expect(html).not.toContain('checked');
  });

  test('shows the hidden picture once it is read', () => {
    openAt('?color=Navy');
    document.documentElement.dataset.query = '?color=Navy';
    renderOptions(LETTER_SIZES, COLORS);
    expect(document.documentElement.dataset.query).toBeUndefined();
  });

  test.each([
    ['', 'Choose a waist and a length.'],
    ['?waist=32', 'Choose a length.'],
    ['?waist=32&length=Unhemmed', 'Your size: 32 × Unhemmed'],
  ])("'%s' shows %s", (query, message) => {
    openAt(query);
    renderOptions({ system: 'waist-length', waists: ['30', '32'], lengths: ['30', 'Unhemmed'] });
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(message);
  });
});
