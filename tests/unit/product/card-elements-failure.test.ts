/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { defineCardTools } from '@/components/product/card-elements';
import { loadCardTools } from '@/components/product/load-card-tools';
import { noNetwork, partMissing } from '@/lib/site/messages';
import { mockFetch, mockFetchFailure } from '../../fixtures/mock-fetch';

jest.mock('@/components/product/load-card-tools');

test.each([
  ['the host answers', () => mockFetch({ status: 200 }), partMissing],
  ['there is no network', mockFetchFailure, noNetwork],
])(
  'tools of a card that cannot be loaded say so, to listeners too, where %s, and the same press tries again',
  async (_, network, words) => {
    network();
    defineCardTools();
    document.body.innerHTML = '<article><h3>Lamp</h3><card-tools></card-tools></article>';
    const button = screen.getByRole('button', { name: 'Compare: Lamp' });
    jest.mocked(loadCardTools).mockRejectedValueOnce(new Error('gone'));
    fireEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    const press = jest.fn();
    jest.mocked(loadCardTools).mockResolvedValueOnce({ handleCardAction: press } as never);
    fireEvent.click(button);
    await Promise.resolve();
    expect(press).toHaveBeenCalledWith(document.querySelector('card-tools'), button);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
