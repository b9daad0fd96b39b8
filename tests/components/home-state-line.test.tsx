/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { HomeStateLine } from '@/components/product/home-state-line';
import { homeState } from '@/lib/visitor/home-state';

const list = () => screen.queryByRole('combobox', { name: 'Shipping marks for' });

beforeEach(() => {
  homeState.set(undefined);
  delete document.documentElement.dataset.home;
});

test('who has named no state sees no line, and its room is kept from nobody', () => {
  expect(renderToString(<HomeStateLine />)).not.toContain('Shipping');
  render(<HomeStateLine />);
  expect([list(), document.documentElement.dataset.home]).toEqual([null, undefined]);
});

test('a remembered state is named, and another one can be chosen', async () => {
  homeState.set('NY');
  render(<HomeStateLine />);
  await screen.findByRole('option', { name: 'New York', selected: true });
  await userEvent.selectOptions(list() as HTMLElement, 'Alaska');
  expect(homeState.get()).toBe('AK');
});

test('it is cleared by keyboard; the line stays with the focus in it', async () => {
  homeState.set('NY');
  render(<HomeStateLine />);
  await screen.findByRole('option', { name: 'New York' });
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Clear the state' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(homeState.get()).toBeUndefined();
  expect(list()).toHaveFocus();
  expect(list()).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Clear the state' })).not.toBeInTheDocument();
});

test('a state that is named elsewhere on the page brings it', async () => {
  render(<HomeStateLine />);
  act(() => void homeState.set('AK'));
  expect(await screen.findByRole('option', { name: 'Alaska', selected: true })).toBeInTheDocument();
  expect(document.documentElement.dataset.home).toBe('');
});
