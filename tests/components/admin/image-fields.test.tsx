/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditProduct } from '@/components/admin/form/edit-product';
import { openAdminStore } from '@/lib/admin/admin-store';
import { openAdmin, SHIRT } from './open-admin';

jest.mock('next/navigation', () => jest.requireActual('../next-navigation'));

const [front, back] = ['https://images.example.com/front.jpg', '/drawings/back.svg'];
const shirt = {
  ...SHIRT,
  available_colors: ['Black', 'Navy'],
  image_links: [front, { src: back, color: 'Navy', view: 'Back' }, { src: '/uploads/c.webp', alt: 'Cuff' }],
};
beforeEach(() => openAdmin(<EditProduct />, '/admin/edit-product/?id=shirt', undefined, shirt));

const field = (label: string) => screen.getByLabelText(label);
const sources = () => [...document.images].map((image) => image.getAttribute('src'));
/** What is typed, at once: what a key does is tested in browsers. */
const fill = (field: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(field, { target: { value } }));
const save = () => userEvent.click(screen.getByText('Save product'));
/** The pictures in the ledger after a save. */
const saved = async () => {
  await screen.findByText('Product updated successfully!');
  return (await openAdminStore()).getSnapshot().rows.find(({ id }) => id === 'shirt')?.raw.image_links;
};

test('address, description, color and view of each picture are edited', async () => {
  expect(
    ['Image 2: address', 'Image 2: description', 'Image 2: color', 'Image 2: view'].map((label) => field(label)),
  ).toEqual([back, '', 'Navy', 'Back'].map((value) => expect.objectContaining({ value })));
  // The address of an upload is the hash of its file.
  expect(screen.queryByLabelText('Image 3: address')).toBeNull();
  expect(
    within(field('Image 1: color'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Any color', 'Black', 'Navy']);
  await userEvent.selectOptions(field('Image 1: color'), 'Black');
  await fill(field('Image 1: description'), 'All of it');
  await userEvent.selectOptions(field('Image 2: color'), 'Any color');
  await fill(field('Image 3: description'), '');
  await save();
  expect(await saved()).toEqual([
    { src: front, alt: 'All of it', color: 'Black' },
    { src: back, view: 'Back' },
    '/uploads/c.webp',
  ]);
});

test('an address is checked when its field is left, and requested only then', async () => {
  const address = field('Image 1: address');
  await userEvent.click(address);
  await fill(address, ' http://images.example.com/a.jpg ');
  expect([sources()[0], address]).toEqual([front, expect.not.objectContaining({ ariaInvalid: 'true' })]);
  await userEvent.tab();
  expect(address).toHaveAccessibleDescription(/starts with http:; only https:\/\/ addresses are allowed/);
  await save();
  expect(await screen.findByRole('link', { name: /^Images: Image 1: .*only https/ })).toBeVisible();
  await fill(address, 'https://images.example.com/b.jpg');
  await userEvent.type(address, '{Enter}');
  expect([address, sources()[0]]).toEqual([
    expect.not.objectContaining({ ariaInvalid: 'true' }),
    'https://images.example.com/b.jpg',
  ]);
});

test('a color that the product has no more stays with an error, and the product is not saved', async () => {
  await userEvent.click(screen.getByText('All details'));
  await fill(field('List of colors'), 'Black');
  expect(field('Image 2: color')).toHaveValue('Navy');
  expect(field('Image 2: color')).toHaveAccessibleDescription('The product does not have this color.');
  await save();
  const link = await screen.findByRole('link', { name: 'Images: Image 2, color: is "Navy", but its colors are Black' });
  await userEvent.click(link);
  expect(screen.getByLabelText('Add image files')).toHaveFocus();
  await userEvent.selectOptions(field('Image 2: color'), 'Black');
  expect(field('Image 2: color')).not.toHaveAccessibleDescription();
});

test('a picture that is moved takes all of its fields and the focus along', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Move image 3 forward' }));
  expect([field('Image 2: description'), field('Image 3: color')]).toEqual([
    expect.objectContaining({ value: 'Cuff' }),
    expect.objectContaining({ value: 'Navy' }),
  ]);
  const button = (name: string) => screen.getByRole('button', { name });
  expect(button('Move image 2 forward')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(field('Image 1: description')).toHaveValue('Cuff');
  expect(button('Move image 1 back')).toHaveFocus();
  await userEvent.click(button('Remove image 2'));
  expect(field('Image 2: view')).toHaveValue('Back');
});
