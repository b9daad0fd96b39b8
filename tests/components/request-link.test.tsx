/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RequestLink } from '@/components/site/request-link';
import { requestCount } from '@/lib/visitor/request-count';

const link = () => screen.getByRole('link');

afterEach(() => act(() => void requestCount.set(undefined)));

test('the way to the list stands in the page that is exported, without a number', () => {
  requestCount.set('3');
  const html = renderToString(<RequestLink />);
  expect(html).toMatch(/href="\/request\/?"/);
  expect(html).not.toContain('3)');
});

test('the link is named, and has a number only while there are lines', () => {
  render(<RequestLink />);
  expect(link()).toHaveAccessibleName('Request list');
  act(() => void requestCount.set('1'));
  expect(link()).toHaveAccessibleName('Request list (1)');
  act(() => void requestCount.set('12'));
  expect(link()).toHaveAccessibleName('Request list (12)');
  act(() => void requestCount.set(undefined));
  expect(link()).toHaveAccessibleName('Request list');
});
