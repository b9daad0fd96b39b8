/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { AddProduct } from '@/components/admin/form/add-product';
import { openAdmin } from './open-admin';

jest.mock('next/navigation', () => jest.requireActual('../next-navigation'));

const files = [new File(['x'], 'copied.svg', { type: 'image/svg+xml' })];
// jsdom cannot read a file, and so says which one it was given.
const taken = () => screen.findByText(/^copied\.svg could not be read/);
const images = () => screen.getByRole('group', { name: 'Images' });

beforeEach(() => openAdmin(<AddProduct />, '/admin/add-product/'));

test('a picture that is pasted onto the images is taken', async () => {
  expect(fireEvent.paste(images(), { clipboardData: { files, types: ['Files'] } })).toBe(false);
  await taken();
});

test('so is one that is dropped', async () => {
  fireEvent.drop(images(), { dataTransfer: { files, types: ['Files'] } });
  await taken();
});

test('text that brings a picture of itself along stays text', () => {
  const address = screen.getByRole('textbox', { name: 'Or the address of an image' });
  const isText = fireEvent.paste(address, { clipboardData: { files, types: ['text/plain', 'Files'] } });
  expect([isText, screen.queryByText(/copied\.svg/)]).toEqual([true, null]);
});
