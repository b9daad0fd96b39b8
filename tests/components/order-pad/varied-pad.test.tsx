/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { endWorker } from '../catalogue-worker';
import { found } from './resolutions';
import { add, box, field, fill, showRead } from './show-pad';

afterEach(() => {
  endWorker();
  localStorage.clear();
});

const rows = indexRowsOf(
  {
    id: 'case-1',
    brand: 'Acme',
    model: '7130',
    name: 'Radio Case',
    colors: ['Black', 'Tan'],
    options: [{ name: 'Side of belt', values: ['Right', 'Left'] }],
    variants: [{ color: 'Tan', options: { 'Side of belt': 'Left' }, made: false }],
  },
  {
    id: 'rope-1',
    brand: 'Acme',
    model: '9940',
    name: 'Climbing Rope',
    quantities: { unit: 'box', minimum: 20, step: 10, breaks: [{ from: 50, price: 5 }] },
  },
);
const [radioCase, rope] = rows as [(typeof rows)[number], (typeof rows)[number]];
const TAN_LEFT = { color: 'Tan', 'Side of belt': 'Left' };
const button = (name: string) => screen.getByRole('button', { name });

test('a value of its own that is missing is asked, and its field found', async () => {
  await showRead(found(radioCase, { color: 'Black' }, '7130 black x2', { quantity: 2, asks: ['Side of belt'] }));
  expect(field('Side of belt')).toHaveAccessibleDescription('Choose a Side of belt.');
  fireEvent.click(box(/Radio Case/));
  expect(field('Side of belt')).toHaveFocus();
  fill('Side of belt', 'Left');
  expect(await add('Add 1 line')).toEqual([['case-1', 2, { color: 'Black', 'Side of belt': 'Left' }]]);
});

test('what is not made is said, cannot be ticked, and what is made is offered', async () => {
  await showRead(found(radioCase, TAN_LEFT, '7130 tan left'));
  expect(field('Color')).toHaveAccessibleDescription('Not made in this combination: Tan, Side of belt Left.');
  fireEvent.click(box(/Radio Case/));
  expect(box(/Radio Case/)).not.toBeChecked();
  expect(screen.queryByRole('button', { name: /^Yes/ })).toBeNull();
  expect(button('Take Side of belt Right for Acme Radio Case')).toBeVisible();
  fireEvent.click(button('Take Black for Acme Radio Case'));
  expect(field('Color')).toHaveFocus();
  expect(await add('Add 1 line')).toEqual([['case-1', 1, { color: 'Black', 'Side of belt': 'Left' }]]);
});

const ropes = (quantity: number) => found(rope, {}, `9940 x${quantity}`, { quantity });

test('a quantity between two steps is said before it is added, and the nearest ones are offered', async () => {
  await showRead(ropes(36));
  expect(box(/Climbing Rope/)).not.toBeChecked();
  expect(field('Quantity')).toHaveAccessibleDescription('Ordered in steps of 10: 30 or 40. Is quantity 36 right?');
  expect(field('Quantity')).toHaveValue(36);
  fireEvent.click(button('Take 40 for Acme Climbing Rope'));
  expect(await add('Add 1 line')).toEqual([['rope-1', 40, {}]]);
});

test('a quantity below the least one is said, and taken where the buyer insists', async () => {
  await showRead(ropes(3));
  expect(field('Quantity')).toHaveAccessibleDescription(
    'The least quantity is 20, in steps of 10. Is quantity 3 right?',
  );
  fireEvent.click(button('Yes to quantity 3'));
  expect(box(/Climbing Rope/)).toBeChecked();
  fill('Quantity', '7');
  expect(box(/Climbing Rope/)).not.toBeChecked();
  fill('Quantity', '20');
  expect(await add('Add 1 line')).toEqual([['rope-1', 20, {}]]);
});
