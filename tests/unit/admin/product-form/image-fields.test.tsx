/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditProduct } from '@/components/admin/product-form/edit-product';
import { openAdminStore } from '@/lib/admin/admin-store';
import { renderAdmin, SHIRT } from '../render-admin';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/next-navigation'));

const [front, back] = ['https://images.example.com/front.jpg', '/drawings/back.svg'];
const shirt = {
  ...SHIRT,
  available_colors: ['Black', 'Navy'],
  image_links: [front, { src: back, color: 'Navy', view: 'Back' }, { src: '/uploads/c.webp', alt: 'Cuff' }],
};
beforeEach(() => renderAdmin(<EditProduct />, '/admin/edit-product/?id=shirt', undefined, shirt));

const field = (label: string) => screen.getByLabelText(label);
/** Sets the whole value at once; single keys are tested in browsers. */
const fill = (target: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(target, { target: { value } }));
const save = () => userEvent.click(screen.getByText('Save product'));
/** Pictures of the shirt in the store. Waits for the notice of the save. */
const savedPictures = async () => {
  await screen.findByText('Product updated successfully!');
  return (await openAdminStore()).getSnapshot().rows.find(({ id }) => id === 'shirt')?.raw.image_links;
};

test('alt text, color and view of each picture can be edited', async () => {
  const options = within(field('Image 1: color')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Any color', 'Black', 'Navy']);
  await userEvent.selectOptions(field('Image 1: color'), 'Black');
  await fill(field('Image 1: alt text'), 'All of it');
  await userEvent.selectOptions(field('Image 2: color'), 'Any color');
  await fill(field('Image 3: alt text'), '');
  await fill(field('Image 3: view'), 'Detail');
  await save();
  expect(await savedPictures()).toEqual([
    { src: front, alt: 'All of it', color: 'Black' },
    { src: back, view: 'Back' },
    { src: '/uploads/c.webp', view: 'Detail' },
  ]);
});

test('a URL is validated before its picture is added, and no picture is added twice', async () => {
  const url = field('Or image URL');
  await fill(url, 'http://images.example.com/a.jpg');
  await userEvent.type(url, '{Enter}');
  expect(url).toHaveFocus();
  expect(url).toHaveAccessibleDescription(/starts with http:; only https:\/\/ addresses are allowed/);
  for (const added of [' https://images.example.com/b.jpg ', front]) {
    await fill(url, added);
    await userEvent.click(screen.getByText('Add URL'));
  }
  await save();
  expect(await savedPictures()).toEqual([...shirt.image_links, 'https://images.example.com/b.jpg']);
});

test('a color that the product no longer has is an error on its picture', async () => {
  await fill(field('List of colors'), 'Black');
  expect(field('Image 2: color')).toHaveValue('Navy');
  expect(field('Image 2: color')).toHaveAccessibleDescription('The product does not have this color.');
  await save();
  expect(await screen.findByText('Images: Image 2, color: is "Navy", but its colors are Black')).toBeVisible();
  expect(field('Image 2: color')).toHaveFocus();
});

test('a picture that is moved keeps its fields and the focus', async () => {
  const button = (name: string) => screen.getByLabelText(name);
  await userEvent.click(button('Move image 3 forward'));
  expect([field('Image 2: alt text'), field('Image 3: color')]).toEqual([
    expect.objectContaining({ value: 'Cuff' }),
    expect.objectContaining({ value: 'Navy' }),
  ]);
  expect(button('Move image 2 forward')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(field('Image 1: alt text')).toHaveValue('Cuff');
  expect(button('Move image 1 back')).toHaveFocus();
  await userEvent.click(button('Remove image 2'));
  expect(field('Image 2: view')).toHaveValue('Back');
  expect(field('Add image files')).toHaveFocus();
});
