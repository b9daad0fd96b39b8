/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditProduct } from '@/components/admin/product-form/edit-product';
import { renderAdmin, SHIRT } from '../render-admin';
import { findShirt } from './product-form-page';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/next-navigation'));

const [front, back] = ['https://images.example.com/front.jpg', '/drawings/back.svg'];
const shirt = {
  ...SHIRT,
  price: 75,
  available_colors: ['Black', 'Tan'],
  available_sizes: ['S', 'M', 'XXL'],
  image_links: [front, { src: back, color: 'Tan', view: 'Back' }, { src: '/uploads/c.webp', alt: 'Cuff' }],
  variants: [
    { size: 'XXL', price: 82, image_links: ['https://images.example.com/a.jpg'] },
    { color: 'Tan', size: 'S', number: 'T-S' },
  ],
};
beforeEach(() => renderAdmin(<EditProduct />, '/admin/edit-product/?id=shirt', undefined, shirt));

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** Sets the whole value at once; single keys are tested in browsers. */
const type = (target: HTMLElement, value: string) => fireEvent.change(target, { target: { value } });
// By text: a query by role is slow, because it computes the name of every element.
const press = (text: string) => userEvent.click(screen.getByText(text));
/** The shirt in the store, after the notice of the save. */
const savedShirt = async () => {
  await screen.findByText('Product updated successfully!');
  return findShirt();
};

describe('variants', () => {
  test('a row has the option values and facts of a variant, and “Any” for a missing option', async () => {
    expect(
      ['Color, row 1', 'Size, row 1', 'Price, row 1', 'Item number, row 2'].map((label) => field(label).value),
    ).toEqual(['', 'XXL', '82.00', 'T-S']);
    const options = within(field('Size, row 1')).getAllByRole('option', { hidden: true });
    expect(options.map(({ textContent }) => textContent)).toEqual(['Any', 'S', 'M', 'XXL']);
  });

  test('rows can be changed, added and removed; other values are unchanged', async () => {
    type(field('Stock, row 1'), '4');
    await userEvent.click(field('Remove row 2'));
    expect(screen.getByText('Add variant')).toHaveFocus();
    await press('Add variant');
    expect(field('Color, row 2')).toHaveFocus();
    await userEvent.selectOptions(field('Color, row 2'), 'Black');
    await userEvent.selectOptions(field('Size, row 2'), 'M');
    type(field('Barcode, row 2'), '012345678905');
    type(field('Old price, row 2'), '90');
    await userEvent.selectOptions(field('Available, row 2'), 'No');
    await press('Save product');
    expect((await savedShirt())?.variants).toEqual([
      { size: 'XXL', price: 82, image_links: ['https://images.example.com/a.jpg'], stock: 4 },
      { color: 'Black', size: 'M', barcode: '012345678905', oldPrice: 90, made: false },
    ]);
  });

  test('all combinations are added without duplicates, and rows without facts are not saved', async () => {
    await press('Add all 6 combinations');
    expect(screen.getAllByText('Remove').filter(({ ariaLabel }) => ariaLabel?.startsWith('Remove row'))).toHaveLength(
      7,
    );
    type(field('Stock, row 7'), '9');
    await press('Save product');
    expect((await savedShirt())?.variants).toEqual([...shirt.variants, { color: 'Tan', size: 'XXL', stock: 9 }]);
  });

  test('an invalid text stays in its field and is an error with row and column', async () => {
    type(field('Price, row 2'), 'dear');
    await press('Save product');
    expect(
      await screen.findByText('Variants: Row 2 (Tan, size S), Price: must be a number, not the text "dear"'),
    ).toBeVisible();
    expect(field('Price, row 2')).toHaveFocus();
    expect([field('Price, row 2').value, field('Price, row 1')]).toEqual([
      'dear',
      expect.not.objectContaining({ ariaInvalid: 'true' }),
    ]);
    type(field('Price, row 2'), '79');
    await press('Save product');
    expect((await savedShirt())?.variants).toMatchObject([{ price: 82 }, { price: 79 }]);
  });

  test('a row with a size that the product no longer has is an error with the row number', async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'XXL' }));
    expect(field('Size, row 1')).toBeInvalid();
    expect(field('Size, row 1')).toHaveDisplayValue('XXL (not offered)');
    await press('Save product');
    expect(
      await screen.findByText(/^Variants: Row 1 \(size XXL\): is "XXL", which the product does not have/),
    ).toBeVisible();
    expect(field('Size, row 1')).toHaveFocus();
    await userEvent.click(field('Remove row 1'));
    await press('Save product');
    expect((await savedShirt())?.variants).toEqual([{ color: 'Tan', size: 'S', number: 'T-S' }]);
  });

  test('many rows are shown in pages of 25, and an error opens the page of its row', async () => {
    type(field('Other sizes'), Array.from({ length: 12 }, (_, index) => index + 30).join(', '));
    await press('Add all 30 combinations');
    expect(screen.getByText('Rows 1 to 25 of 31')).toBeInTheDocument();
    expect(field('Color, row 3')).toHaveFocus();
    await press('Next rows');
    expect(screen.getByText('Rows 26 to 31 of 31')).toBeInTheDocument();
    expect(field('Color, row 26')).toHaveFocus();
    type(field('Stock, row 30'), 'few');
    await press('Previous rows');
    await press('Save product');
    expect(await screen.findByText(/^Variants: Row 30 \(Tan, size \w+\), Stock: /)).toBeVisible();
    expect(field('Stock, row 30')).toHaveFocus();
  });
});

describe('pictures', () => {
  test('alt text, color and view of each picture can be edited', async () => {
    const options = within(field('Image 1: color')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Any color', 'Black', 'Tan']);
    await userEvent.selectOptions(field('Image 1: color'), 'Black');
    type(field('Image 1: alt text'), 'All of it');
    await userEvent.selectOptions(field('Image 2: color'), 'Any color');
    type(field('Image 3: alt text'), '');
    type(field('Image 3: view'), 'Detail');
    await press('Save product');
    expect((await savedShirt())?.image_links).toEqual([
      { src: front, alt: 'All of it', color: 'Black' },
      { src: back, view: 'Back' },
      { src: '/uploads/c.webp', view: 'Detail' },
    ]);
  });

  test('a URL is validated before its picture is added, and no picture is added twice', async () => {
    const url = field('Or image URL');
    type(url, 'http://images.example.com/a.jpg');
    await userEvent.type(url, '{Enter}');
    expect(url).toHaveFocus();
    expect(url).toHaveAccessibleDescription(/starts with http:; only https:\/\/ addresses are allowed/);
    for (const added of [' https://images.example.com/b.jpg ', front]) {
      type(url, added);
      await userEvent.click(screen.getByText('Add URL'));
    }
    await press('Save product');
    expect((await savedShirt())?.image_links).toEqual([...shirt.image_links, 'https://images.example.com/b.jpg']);
  });

  test('a color that the product no longer has is an error on its picture', async () => {
    type(field('List of colors'), 'Black');
    expect(field('Image 2: color')).toHaveValue('Tan');
    expect(field('Image 2: color')).toHaveAccessibleDescription('The product does not have this color.');
    await press('Save product');
    expect(await screen.findByText('Images: Image 2, color: is "Tan", but its colors are Black')).toBeVisible();
    expect(field('Image 2: color')).toHaveFocus();
  });

  test('a picture that is moved keeps its fields and the focus', async () => {
    await userEvent.click(field('Move image 3 forward'));
    expect([field('Image 2: alt text'), field('Image 3: color')]).toEqual([
      expect.objectContaining({ value: 'Cuff' }),
      expect.objectContaining({ value: 'Tan' }),
    ]);
    expect(field('Move image 2 forward')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(field('Image 1: alt text')).toHaveValue('Cuff');
    expect(field('Move image 1 back')).toHaveFocus();
    await userEvent.click(field('Remove image 2'));
    expect(field('Image 2: view')).toHaveValue('Back');
    expect(field('Add image files')).toHaveFocus();
  });
});
