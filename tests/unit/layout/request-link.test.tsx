/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RequestLink } from '@/components/layout/request-link';
import { requestCount } from '@/lib/request/request-count';

const link = () => screen.getByRole('link');

afterEach(() => act(() => void requestCount.set(undefined)));

test('the exported page has a link to the list without a number', () => {
  requestCount.set({ lines: 3, mark: 'a' });
  const html = renderToString(<RequestLink />);
  expect(html).toMatch(/href="\/request\/?"/);
  expect(html).not.toContain('3)');
});

test('the name of the link has the number of lines, if there are any', () => {
  render(<RequestLink />);
  expect(link()).toHaveAccessibleName('Request list');
  act(() => void requestCount.set({ lines: 1, mark: 'a' }));
  expect(link()).toHaveAccessibleName('Request list (1)');
  act(() => void requestCount.set({ lines: 12, mark: 'a' }));
  expect(link()).toHaveAccessibleName('Request list (12)');
  act(() => void requestCount.set(undefined));
  expect(link()).toHaveAccessibleName('Request list');
});
