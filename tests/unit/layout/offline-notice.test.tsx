/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { OfflineNotice } from '@/components/layout/offline-notice';
import { claimPage } from '@/lib/storage/offline/claim-page';
import { registerServiceWorker } from '@/lib/storage/offline/register-service-worker';

jest.mock('@/lib/storage/offline/claim-page');
jest.mock('@/lib/storage/offline/register-service-worker');

const notice = () => screen.queryByText(/^You are offline\./);

function setNetwork(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

beforeEach(() => jest.clearAllMocks());

test('the notice is shown while the browser is offline, and the service worker then claims the page', () => {
  render(<OfflineNotice />);
  expect(notice()).toBeNull();
  expect(claimPage).not.toHaveBeenCalled();
  setNetwork(false);
  expect(notice()).toHaveAttribute('aria-live', 'polite');
  expect(claimPage).toHaveBeenCalledTimes(1);
  setNetwork(true);
  expect(notice()).toBeNull();
});

test('the service worker is registered once per page', () => {
  const { rerender } = render(<OfflineNotice />);
  rerender(<OfflineNotice />);
  expect(registerServiceWorker).toHaveBeenCalledTimes(1);
});
