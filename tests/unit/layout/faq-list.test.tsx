/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaqList } from '@/components/layout/faq-list';

jest.mock('next/navigation', () => jest.requireActual('../../fixtures/next-navigation'));

test('without support for the shared name, each question opens and closes separately', async () => {
  render(<FaqList entries={['a', 'b'].map((id) => ({ id, question: `Why ${id}?`, answer: ['Because.'] }))} />);
  const [first, second] = screen.getAllByRole<HTMLDetailsElement>('group');
  // Simulates a browser that does not group <details> by name.
  for (const item of [first, second]) item?.removeAttribute('name');
  const press = (item: HTMLElement | undefined) => userEvent.click(item?.querySelector('summary') as HTMLElement);
  await press(first);
  await press(second);
  expect([first?.open, second?.open]).toEqual([true, true]);
  await press(first);
  expect([first?.open, second?.open]).toEqual([false, true]);
});
