/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KitLink } from '@/components/home/kit-link';
import { keepPadText, padText, takeAskedText } from '@/lib/visitor/pad-text';

const ROSTER = 'Name\tBoots\nPerson 1\t';
const link = () => screen.getByRole('link', { name: 'Begin' });

/** jsdom follows no link. */
const stay = (event: Event) => event.preventDefault();
beforeEach(() => {
  window.addEventListener('click', stay);
  render(<KitLink roster={ROSTER}>Begin</KitLink>);
});
afterEach(() => {
  window.removeEventListener('click', stay);
  sessionStorage.clear();
});

test('it leads to the list, and is held until it can hand the roster over', () => {
  expect(link()).toHaveAttribute('href', expect.stringMatching(/^\/request\/?$/));
  expect(link()).toHaveAttribute('role');
});

test('the roster stands in the pad, for the buyer to fill in before it is looked up', async () => {
  await userEvent.click(link());
  expect(padText.get()).toBe(ROSTER);
  expect(takeAskedText()).toBeUndefined();
});

test('it is written below what stands there, once', async () => {
  keepPadText('2 lamps\n');
  await userEvent.click(link());
  await userEvent.click(link());
  expect(padText.get()).toBe(`2 lamps\n\n${ROSTER}`);
});
