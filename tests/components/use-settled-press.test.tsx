/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DeedsContext } from '@/components/request/request-context';
import { useSettledPress } from '@/components/request/use-settled-press';

const send = jest.fn();
let pending: Promise<{ ok: boolean }> | undefined;
const deeds = { change: async () => true, settling: () => pending, say: () => undefined };

/** What a press hands on may be made of the list as it is now, or be to come. */
function Outputs({ isReady }: { isReady: boolean }) {
  return (
    <div onClickCapture={useSettledPress(isReady)}>
      <button type="button" onClick={send} disabled={!isReady}>
        Send
      </button>
    </div>
  );
}

const drawn = (isReady: boolean) => (
  <DeedsContext value={deeds}>
    <Outputs isReady={isReady} />
  </DeedsContext>
);
const show = () => render(drawn(true));

/** A press that leaves a field whose change is then kept, or is not. */
async function pressWhile(ok: boolean, isReadyThen = true) {
  let end = (_: { ok: boolean }) => {};
  pending = new Promise((resolve) => {
    end = resolve;
  });
  const { rerender } = show();
  fireEvent.click(screen.getByRole('button'));
  expect(send).not.toHaveBeenCalled();
  pending = undefined;
  rerender(drawn(isReadyThen));
  await act(async () => end({ ok }));
  return rerender;
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

test('it waits for what is made of the changed list, and is done once', async () => {
  const rerender = await pressWhile(true, false);
  expect(send).not.toHaveBeenCalled();
  rerender(drawn(true));
  rerender(drawn(false));
  rerender(drawn(true));
  expect(send).toHaveBeenCalledTimes(1);
});

test('any other press is done at once', () => {
  show();
  fireEvent.click(screen.getByRole('button'));
  expect(send).toHaveBeenCalledTimes(1);
});
