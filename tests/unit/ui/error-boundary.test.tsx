/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const Counter = withErrorBoundary('counter', ({ last }: { last: number }) => {
  const [count, setCount] = useState(0);
  if (count > last) throw new Error('broken');
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${count} of ${last}`}
    </button>
  );
});
const Dialog = withErrorBoundary('dialog', ({ isBroken }: { isBroken: boolean }) => {
  if (isBroken) throw new Error('broken');
  return <dialog open>Choose</dialog>;
});

test('a part that throws shows its earlier markup, and its neighbor works', () => {
  const Neighbor = withErrorBoundary('neighbor', () => <input type="checkbox" />);
  render(
    <>
      <Counter last={1} />
      <Neighbor />
    </>,
  );
  fireEvent.click(screen.getByText('0 of 1'));
  fireEvent.click(screen.getByText('1 of 1'));
  expect(screen.getByRole('button')).toHaveTextContent('0 of 1');
  fireEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('a dialog that throws closes', () => {
  const { rerender } = render(<Dialog isBroken={false} />);
  expect(screen.getByRole('dialog')).toBeVisible();
  rerender(<Dialog isBroken />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a part that throws in the first render shows the exported markup', () => {
  document.body.innerHTML = '<div data-part="counter"><p>Exported</p></div>';
  const container = document.body.appendChild(document.createElement('div'));
  render(<Counter last={-1} />, { container });
  expect(screen.getAllByText('Exported')).toHaveLength(2);
});
