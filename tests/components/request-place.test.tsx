/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { RequestPlace } from '@/components/site/request-place';
import { requestCount } from '@/lib/visitor/request-count';
import { openAt } from './next-navigation';

jest.mock('next/navigation', () => jest.requireActual('./next-navigation'));

const link = () => screen.queryByRole('link');
const isMarked = () => 'request' in document.documentElement.dataset;

afterEach(() => {
  act(() => void requestCount.set(undefined));
  openAt('/');
});

test('without a list there is no way to it', () => {
  render(<RequestPlace />);
  expect(link()).toBeNull();
  expect(isMarked()).toBe(false);
});

test('a list is named with how many lines it has, and the header keeps its room', async () => {
  requestCount.set('3');
  render(<RequestPlace />);
  expect(await screen.findByRole('link', { name: 'Request list (3)' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/request\/?$/),
  );
  expect(isMarked()).toBe(true);
});

test('it follows what other tabs and this one do, and goes with the last line', async () => {
  render(<RequestPlace />);
  act(() => void requestCount.set('1'));
  await screen.findByRole('link', { name: 'Request list (1)' });
  act(() => void requestCount.set('12'));
  expect(link()).toHaveAccessibleName('Request list (12)');
  act(() => void requestCount.set(undefined));
  expect(link()).toBeNull();
  expect(isMarked()).toBe(false);
});

test('on its own page it is there without a number', async () => {
  openAt('/request/');
  render(<RequestPlace />);
  expect(await screen.findByRole('link', { name: 'Request list' })).toBeVisible();
});
