/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddProduct } from '@/components/admin/form/add-product';
import { EditProduct } from '@/components/admin/form/edit-product';
import { ProductList } from '@/components/admin/products/product-list';
import { imageAddressFault } from '@/lib/catalogue/schema/image-address';
import { placeholder } from '@/lib/site/picture-source';
import { openAdmin, SHIRT } from './open-admin';

jest.mock('next/navigation', () => jest.requireActual('../next-navigation'));

/** Addresses that no product of a build has, but a list that somebody wrote into by hand may. */
const HOSTILE = [
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'http://example.com/a.jpg',
  'https://user:word@example.com/a.jpg',
  'https://localhost/a.jpg',
  'https://192.168.0.1/a.jpg',
  'https://169.254.169.254/latest',
  'https://[::1]/a.jpg',
  'https://example.com/a b.jpg',
  '//example.com/a.jpg',
  '/admin/login/',
  '/uploads/../admin/a.jpg',
  '/uploads/a b.webp',
  '/uploads/%2e%2e/a.webp',
  '/uploads/a.svg',
  '/drawings/a.pdf',
  '',
];
const SOUND = ['https://images.example.com/a.jpg', `/uploads/${'0'.repeat(64)}.webp`];
const PLACEHOLDER = placeholder('clothing');
const shirt = { ...SHIRT, image_links: [...HOSTILE, ...SOUND] };

/** Every address that a browser would ask for as a picture, or put in the place of one that fails. */
const asked = () =>
  [...document.querySelectorAll('img, source')].flatMap((picture) =>
    ['src', 'srcset', 'data-next'].flatMap((name) => picture.getAttribute(name)?.split(' ') ?? []),
  );
const refused = () => asked().filter((address) => address !== PLACEHOLDER && imageAddressFault(address) !== undefined);
const open = (part: React.ReactNode, at: string, prepare?: () => void) => openAdmin(part, at, prepare, shirt);

describe('addresses of pictures that a build would refuse never get into the admin’s pages', () => {
  test('the list shows the first that is sound', async () => {
    await open(<ProductList />, '/admin/products/');
    await within(screen.getByRole('row', { name: /Plain Shirt/ })).findByRole('presentation');
    expect(refused()).toEqual([]);
    expect(asked()).toContain(SOUND[0]);
  });

  test('the form shows a placeholder, and says what is wrong', async () => {
    await open(<EditProduct />, '/admin/edit-product/?id=shirt');
    expect(refused()).toEqual([]);
    expect(asked()).toContain(SOUND[0]);
    const pictures = screen.getAllByAltText(/^Image \d+ of \d+$/);
    for (const [index, address] of HOSTILE.entries()) {
      const item = pictures[index];
      expect(item?.getAttribute('src')).toMatch(new RegExp(`^${PLACEHOLDER}$`));
      expect(item?.closest('li')).toHaveTextContent(`The address ${imageAddressFault(address)}.`);
    }
    expect(screen.getAllByText(/^The address .*\.$/)).toHaveLength(HOSTILE.length);
  });

  test('the pictures to choose from are without them', async () => {
    await open(<EditProduct />, '/admin/edit-product/?id=shirt');
    await userEvent.click(screen.getByRole('button', { name: 'Choose from uploaded pictures' }));
    const dialog = await screen.findByRole('dialog', { name: 'Uploaded pictures' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
    expect(refused()).toEqual([]);
  });

  test('a draft that holds them shows none', async () => {
    const images = [...HOSTILE, ...HOSTILE.map((src) => ({ src }))];
    const values = { productName: 'Drafted', images, imageAlts: null };
    const prepare = () => localStorage.setItem('sp:draft:new:1', JSON.stringify({ v: 2, at: 1, values }));
    await open(<AddProduct />, '/admin/add-product/', prepare);
    await userEvent.click(await screen.findByText('Continue with it'));
    expect(screen.getByDisplayValue('Drafted')).toBeVisible();
    expect(screen.getAllByAltText(/^Image \d+ of \d+$/)).toHaveLength(images.length);
    expect(refused()).toEqual([]);
  });
});
