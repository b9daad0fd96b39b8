/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { download } from '@/components/ui/download';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { OpenByHash } from '@/components/ui/open-by-hash';
import { Stars } from '@/components/ui/stars';
import { StatusBar } from '@/components/ui/status-bar';
import { openAt } from '../../fixtures/next-navigation';

jest.mock('next/navigation', () => jest.requireActual('../../fixtures/next-navigation'));

// tests/e2e/error-boundary.spec.ts checks the markup that each part keeps.
const Dialog = withErrorBoundary('dialog', ({ isBroken }: { isBroken: boolean }) => {
  if (isBroken) throw new Error('broken');
  return <dialog open>Choose</dialog>;
});

test('a dialog that throws closes', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(<Dialog isBroken={false} />);
  expect(screen.getByRole('dialog')).toBeVisible();
  rerender(<Dialog isBroken />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the object URL is revoked later, because Safari reads the file after the click', () => {
  jest.useFakeTimers();
  URL.createObjectURL = jest.fn(() => 'blob:x');
  URL.revokeObjectURL = jest.fn();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  download({ name: 'changes.json', type: 'application/json', text: '{}' });
  expect(click.mock.contexts).toEqual([expect.objectContaining({ download: 'changes.json', href: 'blob:x' })]);
  jest.advanceTimersByTime(1000);
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:x');
  jest.useRealTimers();
});

const notice = { text: 'Product updated successfully!' };

test('Undo gets the focus on the page that opens after an action', () => {
  openAt('/admin/edit-product/');
  const page = (hasForm: boolean) => (
    <>
      {hasForm && <button type="button">Save</button>}
      <StatusBar notice={notice} onUndo={async () => undefined} onDismiss={() => undefined} />
    </>
  );
  const { rerender } = render(page(true));
  screen.getByRole('button', { name: 'Save' }).focus();
  openAt('/admin/products/');
  rerender(page(false));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

const item = (name: string) => screen.getByText(name).closest('details') as HTMLDetailsElement;
const isOpen = (name: string) => item(name).open;

function renderAt(hash: string) {
  window.history.replaceState(null, '', `/faq/?utm=1${hash}`);
  render(
    <OpenByHash>
      {['sizing', 'unisex'].map((id) => (
        <details key={id}>
          <summary>{id}</summary>
          <p id={id}>About {id}</p>
        </details>
      ))}
    </OpenByHash>,
  );
}

test.each(['', '#nothing', '#%E0%A4%A', '#"]', '#'])('the fragment "%s" opens nothing', (hash) => {
  renderAt(hash);
  expect([isOpen('sizing'), isOpen('unisex')]).toEqual([false, false]);
});

/** Distance between two stars, and width of a star, in CSS px. */
const [STEP, SIZE] = [18, 16];

test.each([
  [0, [5 * STEP]],
  [3.2, [3 * STEP, 2 * STEP]],
  [3.4, [3 * STEP + SIZE / 2, 2 * STEP - SIZE / 2]],
  [4.8, [5 * STEP]],
])(
  'a rating of %d has full and empty stars of the widths %j, rounded to halves, and its exact number',
  (rating, widths) => {
    const html = renderToStaticMarkup(<Stars rating={rating} />);
    expect([...html.matchAll(/ width="([\d.]+)"/g)].map(([, width]) => Number(width))).toEqual(widths);
    expect(html).toContain(`aria-label="Rated ${rating} of 5"`);
    expect(html).toContain(`<span>${rating}</span>`);
  },
);
