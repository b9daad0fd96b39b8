import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { OrderPad } from '@/components/request/order-pad';
import { RememberedSizes } from '@/components/request/remembered-sizes';
import { DeedsContext } from '@/components/request/request-context';
import type { Resolution } from '@/lib/order/resolution';
import { EMPTY_LIST, type RequestLine, type RequestList } from '@/lib/request/request';
import { answerWith } from '../catalogue-worker';

/** The list that the pad adds to. */
export const kept: { list: RequestList } = { list: EMPTY_LIST };
/** The questions of the pad, in their order. */
export const asked: unknown[] = [];

const deeds = {
  change: async (make: (list: RequestList) => RequestList) => {
    kept.list = make(kept.list);
    return true;
  },
  settling: () => undefined,
  say: () => undefined,
};

function Desk() {
  const [text, setText] = useState('');
  return (
    <DeedsContext value={deeds}>
      <OrderPad text={text} onText={setText} />
      <RememberedSizes />
    </DeedsContext>
  );
}

/** Shows a pad with an empty list. */
export function showPad(): void {
  kept.list = EMPTY_LIST;
  asked.length = 0;
  render(<Desk />);
}

/** Writes a text and looks it up. */
export function write(text: string): void {
  fireEvent.change(screen.getByLabelText('Lines as you write them'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Look up' }));
}

/** Lets the worker read every text so. */
export function readAs(...lines: Resolution[]): void {
  answerWith((request) => {
    if (request.kind !== 'resolve') return 'loaded';
    asked.push(request);
    return lines;
  });
}

/** Shows a pad on which these lines were looked up. */
export async function showRead(...lines: Resolution[]): Promise<void> {
  readAs(...lines);
  showPad();
  write(lines.map(({ text }) => text).join('\n'));
  await screen.findByRole('heading', { level: 3 });
}

/** A field of a line, by the words over it and the product. */
export const field = (name: string, product = '') =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name} of .*${product}`));
/** Fills a field in. */
export const fill = (name: string, value: string, product?: string) =>
  fireEvent.change(field(name, product), { target: { value } });
export const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
/** The text on the pad. */
export const left = () => screen.getByLabelText<HTMLTextAreaElement>('Lines as you write them').value;

/** Adds what is ticked, and gives the lines of the list in short. */
export async function add(name: RegExp | string): Promise<unknown[]> {
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('heading', { level: 3 })).toBeNull());
  return kept.list.lines.map(({ product, quantity, choice }: RequestLine) => [product, quantity, choice]);
}
