/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { defineCardTools } from '@/components/product/define-card-tools';
import { loadDesk } from '@/components/product/load-desk';
import { noNetwork, partMissing } from '@/lib/site/messages';
import { answerFetch, failFetch } from './answers';

jest.mock('@/components/product/load-desk');

test.each([
  ['the host answers', () => answerFetch({ status: 200 }), partMissing],
  ['there is no network', failFetch, noNetwork],
])(
  'tools of a card that cannot be loaded say so, to listeners too, where %s, and the same press tries again',
  async (_, network, words) => {
    network();
    defineCardTools();
    document.body.innerHTML = '<article><h3>Lamp</h3><card-tools></card-tools></article>';
    const button = screen.getByRole('button', { name: 'Compare: Lamp' });
    jest.mocked(loadDesk).mockRejectedValueOnce(new Error('gone'));
    fireEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    const press = jest.fn();
    jest.mocked(loadDesk).mockResolvedValueOnce({ press } as never);
    fireEvent.click(button);
    await Promise.resolve();
    expect(press).toHaveBeenCalledWith(document.querySelector('card-tools'), button);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
