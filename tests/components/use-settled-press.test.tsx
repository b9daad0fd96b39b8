/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DeedsContext } from '@/components/request/request-context';
import { useSettledPress } from '@/components/request/use-settled-press';

const send = jest.fn();
let pending: Promise<{ ok: boolean }> | undefined;
const deeds = { change: async () => true, settling: () => pending, say: () => undefined };

function Outputs() {
  return (
    <div onClickCapture={useSettledPress()}>
      <button type="button" onClick={send}>
        Send
      </button>
    </div>
  );
}

const show = () =>
  render(
    <DeedsContext value={deeds}>
      <Outputs />
    </DeedsContext>,
  );

/** A press that leaves a field whose change is then kept, or is not. */
async function pressWhile(ok: boolean): Promise<void> {
  let end = (_: { ok: boolean }) => {};
  pending = new Promise((resolve) => {
    end = resolve;
  });
  show();
  fireEvent.click(screen.getByRole('button'));
  expect(send).not.toHaveBeenCalled();
  pending = undefined;
  await act(async () => end({ ok }));
}

beforeEach(() => send.mockClear());

test('a press that comes before a change is kept is done when it is', async () => {
  await pressWhile(true);
  expect(send).toHaveBeenCalledTimes(1);
});

test('it is dropped where the change cannot be kept', async () => {
  await pressWhile(false);
  expect(send).not.toHaveBeenCalled();
});

test('any other press is done at once', () => {
  show();
  fireEvent.click(screen.getByRole('button'));
  expect(send).toHaveBeenCalledTimes(1);
});
