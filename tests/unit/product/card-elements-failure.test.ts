/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { defineCardTools } from '@/components/product/card-elements';
import { handleCardAction } from '@/components/product/lazy-card-tools';
import { noNetwork, partMissing } from '@/lib/site/messages';
import { mockFetch, mockFetchFailure } from '../../fixtures/mock-fetch';

jest.mock('@/components/product/lazy-card-tools', () => ({ handleCardAction: jest.fn() }));

beforeEach(() => jest.mocked(handleCardAction).mockClear());

test.each([
  ['the host responds', () => mockFetch({ status: 200 }), partMissing],
  ['there is no network', mockFetchFailure, noNetwork],
])(
  'if the card tools do not load and %s, an alert is shown, and the next click tries again',
  async (_, mockNetwork, message) => {
    mockNetwork();
    defineCardTools();
    document.body.innerHTML = '<article><h3>Lamp</h3><card-tools></card-tools></article>';
    const button = screen.getByRole('button', { name: 'Compare: Lamp' });
    jest.mocked(handleCardAction).mockRejectedValueOnce(new Error('gone'));
    fireEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    fireEvent.click(button);
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(handleCardAction).toHaveBeenCalledTimes(2));
    expect(handleCardAction).toHaveBeenLastCalledWith(document.querySelector('card-tools'), button);
  },
);
