/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompareTray } from '@/components/product/compare-tray';
import { keepComparison, readComparison } from '@/lib/visitor/comparison';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { answerFrom, endWorker, failWorker } from './catalogue-worker';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  answerFrom(indexRowsOf({ id: 'a-1', name: 'Lamp' }, { id: 'b-2', name: 'Boot' }));
});
afterEach(endWorker);

const tray = () => screen.queryByRole('complementary', { name: 'Chosen to compare' });
const show = (...ids: string[]) => {
  keepComparison(ids);
  render(
    <main tabIndex={-1}>
      <CompareTray />
    </main>,
  );
};

test('nothing chosen shows nothing', () => {
  show();
  expect(tray()).not.toBeInTheDocument();
});

test('two that are chosen are named, and led to', async () => {
  show('a-1', 'b-2');
  expect(await screen.findByRole('button', { name: 'Take out: Lamp' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Compare (2)' })).toHaveAttribute('href', '/compare/?id=a-1&id=b-2');
});

test('one alone asks for another', async () => {
  show('a-1');
  await screen.findByRole('button', { name: 'Take out: Lamp' });
  expect(within(tray() as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('Choose one more.')).toBeVisible();
});

test('one that is taken out gives the focus to the next', async () => {
  show('a-1', 'b-2');
  await userEvent.click(await screen.findByRole('button', { name: 'Take out: Lamp' }));
  expect(readComparison()).toEqual(['b-2']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Take out: Boot' })).toHaveFocus());
});

test('all are cleared, and the focus is with the page', async () => {
  show('a-1', 'b-2');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the comparison' }));
  expect([readComparison(), tray()]).toEqual([[], null]);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('without the catalog the way to the comparison is there', async () => {
  failWorker();
  show('a-1', 'b-2');
  expect(await screen.findByRole('link', { name: 'Compare (2)' })).toBeVisible();
});

test.each(['/compare/', '/request/'])('it is not on %s', (path) => {
  window.history.replaceState(null, '', path);
  show('a-1', 'b-2');
  expect(tray()).not.toBeInTheDocument();
});
