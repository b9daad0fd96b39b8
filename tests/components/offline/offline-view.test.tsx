import { act, render, screen } from '@testing-library/react';
import { OfflineView } from '@/components/offline/offline-view';
import { keepVisit } from '@/lib/offline/keep-visit';
import { openAt } from '../next-navigation';

jest.mock('next/navigation', () => jest.requireActual('../next-navigation'));
jest.mock('@/lib/offline/keep-visit');

function setNetwork(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

beforeEach(() => {
  jest.clearAllMocks();
  openAt('/faq/');
});

test('with a network nothing is said', () => {
  render(<OfflineView />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('it is said when the network goes', () => {
  render(<OfflineView />);
  setNetwork(false);
  expect(screen.getByRole('status')).toHaveTextContent(/^You are offline\./);
});

test('it is no longer said when the network is back', () => {
  render(<OfflineView />);
  setNetwork(false);
  setNetwork(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the page is kept, and the next one too', () => {
  const { rerender } = render(<OfflineView />);
  openAt('/contact/');
  rerender(<OfflineView />);
  expect(jest.mocked(keepVisit).mock.calls).toEqual([['/faq/'], ['/contact/']]);
});
