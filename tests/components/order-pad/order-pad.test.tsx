/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerWith, endWorker } from '../catalogue-worker';
import { found, goods, heading, none, prose, table, which } from './resolutions';
import { add, asked, box, field, fill, left, readAs, showPad, showRead, write } from './show-pad';

afterEach(() => {
  endWorker();
  localStorage.clear();
});

const WHOLE = { color: 'Navy', size: 'L' };
const summary = () => screen.getByRole('heading', { level: 3 }).textContent;
const written = found(goods.shirt, WHOLE, '4120 navy L x4', { quantity: 4 });
const noLength = found(goods.trousers, { color: 'Black', waist: '34' }, '5230 34 x2', {
  quantity: 2,
  asks: ['length'],
});
const unsure = found(goods.cap, { color: 'Tan' }, '24 8560 31', {
  quantity: 24,
  asks: ['quantity'],
  marks: { '24': 'quantity', '8560': 'number', '31': 'aside' },
});

describe('what is ticked', () => {
  test('a line is ticked at first where nothing is asked, and no other', async () => {
    await showRead(written, noLength, unsure, which('cap or shirt'));
    expect(box(/Plain Shirt/)).toBeChecked();
    expect(box(/Long Trousers/)).not.toBeChecked();
    expect(box(/Canvas Cap/)).not.toBeChecked();
    for (const choice of screen.getAllByRole('radio')) expect(choice).not.toBeChecked();
    expect(summary()).toBe('1 ticked, 3 to settle');
  });

  test('a value that is missing is one field, marked and said, and filling it in ticks the line', async () => {
    await showRead(noLength);
    expect(field('Length')).toBeInvalid();
    expect(field('Length')).toHaveAccessibleDescription('Choose a length.');
    expect(field('Waist')).toBeValid();
    expect(box(/Long Trousers/)).toHaveAccessibleDescription('Choose a length.');
    expect(screen.queryByRole('button', { name: /Fill in sizes/ })).toBeNull();
    fill('Length', '32');
    expect(box(/Long Trousers/)).toBeChecked();
    expect(field('Length')).toBeValid();
    expect(await add('Add 1 line')).toEqual([['acme-2', 2, { color: 'Black', waist: '34', length: '32' }]]);
  });

  test('a line that lacks a value cannot be ticked: the press leads to the value', async () => {
    await showRead(noLength);
    fireEvent.click(box(/Long Trousers/));
    expect(box(/Long Trousers/)).not.toBeChecked();
    expect(field('Length')).toHaveFocus();
  });

  test('a quantity that is asked is corrected, or it is said that it is right', async () => {
    await showRead(unsure, ...[32, 33].map((other) => ({ ...unsure, text: `24 8560 ${other}`, at: 60 + other })));
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /Canvas Cap/ });
    const [first] = screen.getAllByLabelText(/^Quantity of Acme Canvas Cap/);
    expect(first).toHaveAccessibleDescription('Is quantity 24 right?');
    fireEvent.change(first as HTMLElement, { target: { value: '31' } });
    fireEvent.click(boxes[1] as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: 'Yes to quantity 24' }));
    for (const one of boxes) expect(one).toBeChecked();
    expect(await add('Add 3 lines')).toEqual([['acme-3', 79, { color: 'Tan' }]]);
  });

  test('of several the chosen one asks only for what it has, and a doubtful quantity of it is confirmed', async () => {
    await showRead(which('24 things 31', { quantity: 24, asks: ['quantity', 'size'] }));
    fireEvent.click(screen.getByRole('radio', { name: /Canvas Cap/ }));
    expect(summary()).toBe('0 ticked, 1 to settle');
    fireEvent.click(screen.getByRole('button', { name: 'Yes to quantity 24' }));
    expect(field('Quantity')).toHaveFocus();
    expect(await add('Add 1 line')).toEqual([['acme-3', 24, { color: 'Tan' }]]);
  });

  test('what is no quantity is not added, and said', async () => {
    await showRead(written);
    for (const value of ['0', '10000', '1.5', '']) {
      fill('Quantity', value);
      expect(box(/Plain Shirt/)).not.toBeChecked();
      expect(field('Quantity')).toHaveAccessibleDescription('Type a whole number from 1 to 9,999.');
    }
    fill('Quantity', '9999');
    expect(box(/Plain Shirt/)).toBeChecked();
  });

  test('a line that is found beyond doubt is corrected where it stands, and one that was left out stays out', async () => {
    await showRead(written, found(goods.cap, { color: 'Tan' }, '8560'));
    fill('Color', 'Black', 'Plain Shirt');
    fireEvent.click(box(/Canvas Cap/));
    expect(summary()).toBe('1 ticked, 1 left out');
    expect(await add('Add 1 line')).toEqual([['acme-1', 4, { color: 'Black', size: 'L' }]]);
    expect(left()).toBe('8560');
  });

  test('the chosen one of several has its fields, and is ticked when they are whole', async () => {
    await showRead(which('navy thing x3', { quantity: 3 }));
    expect(screen.queryByLabelText(/^Quantity of/)).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /Plain Shirt/ }));
    expect(summary()).toBe('0 ticked, 1 to settle');
    fill('Size', 'M');
    expect(summary()).toBe('1 ticked');
    fireEvent.click(screen.getByRole('radio', { name: 'None of them' }));
    expect(summary()).toBe('0 ticked, 1 left out');
    fireEvent.click(screen.getByRole('radio', { name: /Canvas Cap/ }));
    expect(await add('Add 1 line')).toEqual([['acme-3', 3, { color: 'Tan' }]]);
  });
});

describe('what is shown of a line', () => {
  test('a listener hears the role of each figure in one sentence, and what nothing explains is loud', async () => {
    await showRead(unsure);
    expect(screen.getByText(/Read as: 24 quantity, 8560 item number, 31 left aside\./)).toBeInTheDocument();
    expect(screen.getByText('Left aside: nothing here explains 31.')).toBeVisible();
    expect(screen.getByText('number')).toBeVisible();
  });

  test('lines that order nothing fold into one', async () => {
    await showRead(prose('Hi,'), prose('please send'), written, prose('Thanks'));
    const [first] = screen.getAllByRole('group');
    expect(first).not.toHaveAttribute('open');
    expect(within(first as HTMLElement).getAllByRole('listitem', { hidden: true })).toHaveLength(2);
    expect(screen.getByText('2 lines that order nothing')).toBeVisible();
    expect(screen.getByText('1 line that orders nothing')).toBeVisible();
    expect(summary()).toBe('1 ticked, 3 lines order nothing');
  });

  test('what is not found leads to the search', async () => {
    await showRead(none('zzzz qqqq'));
    expect(screen.getByRole('link', { name: 'Search for it' })).toHaveAttribute(
      'href',
      expect.stringContaining('zzzz'),
    );
    expect(summary()).toBe('0 ticked, 1 not found');
  });
});

describe('a table', () => {
  const sheet = table(['Qty', 'Item', 'K9'], ['quantity', 'item', undefined], false);

  test('one that is not understood is open, and a change of a column reads the text again with it', async () => {
    await showRead(sheet, noLength);
    expect(screen.getByText(/^This table is not understood/).closest('details')).toHaveAttribute('open');
    fill('Quantity', '7');
    readAs({ ...sheet, columns: ['quantity', 'item', 'ignored'], isUnderstood: true }, noLength);
    const column = screen.getByLabelText<HTMLSelectElement>('K9');
    column.focus();
    fireEvent.change(column, { target: { value: 'ignored' } });
    expect(await screen.findByText('Table of 3 columns: quantity, item number, nothing')).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ columns: { [sheet.at]: ['quantity', 'item', 'ignored'] } });
    expect(screen.getByLabelText('K9')).toHaveFocus();
    // A correction that was made before stays.
    expect(field('Quantity')).toHaveValue(7);
  });
});

describe('people', () => {
  const roster = () => [
    table(['Officer', 'Shirt', 'Trousers'], ['person', 'goods', 'goods']),
    found(goods.shirt, WHOLE, 'Ramirez\tL\t34x32', { person: 'Ramirez' }),
    found(goods.trousers, { color: 'Black', waist: '34', length: '32' }, 'Ramirez\tL\t34x32', { person: 'Ramirez' }),
    found(goods.shirt, WHOLE, 'Lee\tL', { person: 'Lee' }),
  ];

  test('the lines of a roster stand under the name of their person', async () => {
    await showRead(...roster());
    expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Ramirez',
      'Lee',
    ]);
  });
});

describe('a slow lookup', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('is announced, and its answer is ignored if a later text was looked up', async () => {
    const answers: ((lines: unknown) => void)[] = [];
    answerWith((request) =>
      request.kind === 'resolve' ? new Promise((resolve) => void answers.push(resolve)) : 'loaded',
    );
    showPad();
    write('4120 navy L x4');
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('status')).toHaveTextContent('Looking up…');
    write('8560');
    await act(() => jest.advanceTimersByTimeAsync(400));
    await act(async () => answers[0]?.([written]));
    expect(screen.getByRole('status')).toHaveTextContent('Looking up…');
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    await act(async () => answers[1]?.([written]));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('heading', { level: 3 })).toBeVisible();
  });
});

test('all that is read is counted, and what is not added stays under its heading', async () => {
  const missing = { ...none('zzzz'), under: 'Okafor:' };
  await showRead(prose('Hi'), heading('Okafor:'), { ...written, under: 'Okafor:' }, missing, noLength);
  expect(
    screen.getByRole('heading', { name: '1 ticked, 1 to settle, 1 not found, 1 line orders nothing' }),
  ).toHaveFocus();
  await add('Add 1 line');
  expect(left()).toBe('Hi\nOkafor:\nzzzz\n\n5230 34 x2');
});

test('a text that has become another is looked up again before anything is added', async () => {
  await showRead(written);
  fireEvent.change(screen.getByLabelText('Lines as you write them'), { target: { value: 'another' } });
  expect(screen.getByRole('button', { name: 'Add 1 line' })).toBeDisabled();
  expect(screen.getByText('The lines have changed since: look them up again.')).toBeVisible();
});

test('a long order is drawn in parts, and all of it can be added from the first', async () => {
  const many = Array.from({ length: 35 }, (_, at) => ({ ...written, text: `4120 navy L x4, ${at}`, at: 1000 + at }));
  await showRead(...many);
  expect(summary()).toBe('35 ticked');
  const drawn = () => document.querySelectorAll('input[type=checkbox]').length;
  expect(drawn()).toBeLessThan(35);
  await waitFor(() => expect(drawn()).toBe(35));
  expect(await add('Add 35 lines')).toEqual([['acme-1', 140, WHOLE]]);
});
