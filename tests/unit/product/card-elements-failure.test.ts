/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { defineCardTools } from '@/components/product/card-elements';
import { loadCardTools } from '@/components/product/load-card-tools';
import { noNetwork, partMissing } from '@/lib/site/messages';
import { mockFetch, mockFetchFailure } from '../../fixtures/mock-fetch';

jest.mock('@/components/product/load-card-tools');

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
    jest.mocked(loadCardTools).mockRejectedValueOnce(new Error('gone'));
    fireEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    const onClick = jest.fn();
    jest.mocked(loadCardTools).mockResolvedValueOnce({ handleCardAction: onClick } as never);
    fireEvent.click(button);
    await Promise.resolve();
    expect(onClick).toHaveBeenCalledWith(document.querySelector('card-tools'), button);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
