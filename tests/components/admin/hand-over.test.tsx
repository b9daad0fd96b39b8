/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { HandOver } from '@/components/admin/changes/hand-over';
import { openAdmin } from './open-admin';

jest.mock('next/navigation', () => jest.requireActual('../next-navigation'));

const part = (
  <>
    <h1>Changes</h1>
    <HandOver count={1} conflicts={0} />
  </>
);
const folder = () => screen.queryByRole('button', { name: 'Write to project folder' });

afterEach(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));

test('where a folder can be picked, it can be written to', async () => {
  Object.assign(window, { showDirectoryPicker: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  await openAdmin(part);
  expect(folder()).toBeEnabled();
});

test('where no folder can be picked there is the file alone, and nothing speaks of folders to write to', async () => {
  await openAdmin(part);
  expect([folder(), screen.queryByText(/Writing to the project folder/)]).toEqual([null, null]);
  expect(screen.getByRole('button', { name: 'Export changes' })).toBeEnabled();
});
