/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { withErrorBoundary } from '@/components/ui/error-boundary';

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
