/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KitStarter } from '@/components/request/kit-starter';

const item = (heading: string, cell: string) => ({ heading, label: `Acme ${heading}`, cell });
const kits = [
  { name: 'Crew', people: 2, items: [item('4120', ''), item('8560', '1')] },
  { name: 'Guard', people: 1, items: [item('7450', '')] },
];
const onRoster = jest.fn();
const write = () => userEvent.click(screen.getByRole('button', { name: 'Write the roster' }));

beforeEach(() => {
  onRoster.mockClear();
  render(<KitStarter kits={kits} onRoster={onRoster} />);
  screen.getByText('Start from a kit').click();
});

test('a kit is written for as many people as it is for', async () => {
  await write();
  expect(onRoster).toHaveBeenCalledWith('Name\t4120\t8560\nPerson 1\t\t1\nPerson 2\t\t1');
  expect(screen.getByRole('status')).toHaveTextContent('2 rows');
});

test('another kit has another number, which is the buyer’s once it is typed', async () => {
  const people = screen.getByLabelText('People');
  await userEvent.selectOptions(screen.getByLabelText('Kit'), 'Guard');
  expect(people).toHaveValue('1');
  await userEvent.clear(people);
  await userEvent.type(people, '3');
  await write();
  expect(onRoster.mock.calls[0][0].split('\n')).toHaveLength(4);
});

test('names go before the number', async () => {
  await userEvent.type(screen.getByLabelText(/names/), 'Reyes{Enter}{Enter}Okafor{Enter}Lee');
  expect(screen.getByLabelText('People')).toHaveValue('3');
  await write();
  expect(onRoster).toHaveBeenCalledWith('Name\t4120\t8560\nReyes\t\t1\nOkafor\t\t1\nLee\t\t1');
});

test.each(['0', '500', 'many', ' '])('%j people write nothing, and it is said why', async (count) => {
  const people = screen.getByLabelText('People');
  await userEvent.clear(people);
  await userEvent.type(people, count);
  expect(people).toHaveAccessibleDescription(/1 to 499/);
  await write();
  expect(onRoster).not.toHaveBeenCalled();
});

test('the kit that the address names stands in the pad at once, and the address asks for nothing any more', () => {
  window.history.replaceState(null, '', '#kit=guard');
  render(<KitStarter kits={kits} onRoster={onRoster} />);
  expect(onRoster.mock.calls).toEqual([['Name\t7450\nPerson 1\t']]);
  expect(window.location.hash).toBe('');
});

test('a kit that is no more is asked for in vain', () => {
  window.history.replaceState(null, '', '#kit=gone');
  render(<KitStarter kits={kits} onRoster={onRoster} />);
  expect(onRoster).not.toHaveBeenCalled();
});
