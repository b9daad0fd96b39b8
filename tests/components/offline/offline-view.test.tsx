/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { OfflineView } from '@/components/offline/offline-view';
import { claimPage } from '@/lib/offline/claim-page';
import { keepVisit } from '@/lib/offline/keep-visit';

jest.mock('@/lib/offline/claim-page');
jest.mock('@/lib/offline/keep-visit');

const notice = () => screen.queryByText(/^You are offline\./);

function setNetwork(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

beforeEach(() => jest.clearAllMocks());

test('it is said while the network is gone, and the worker is then asked to answer for the page', () => {
  render(<OfflineView />);
  expect(notice()).toBeNull();
  expect(claimPage).not.toHaveBeenCalled();
  setNetwork(false);
  expect(notice()).toHaveAttribute('aria-live', 'polite');
  expect(claimPage).toHaveBeenCalledTimes(1);
  setNetwork(true);
  expect(notice()).toBeNull();
});

test('what is visited is kept, asked for once a page', () => {
  const { rerender } = render(<OfflineView />);
  rerender(<OfflineView />);
  expect(keepVisit).toHaveBeenCalledTimes(1);
});
