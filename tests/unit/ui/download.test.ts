/** @jest-environment jsdom */
import { download } from '@/components/ui/download';

test('the object URL is revoked later, because Safari reads the file after the click', () => {
  jest.useFakeTimers();
  URL.createObjectURL = jest.fn(() => 'blob:x');
  URL.revokeObjectURL = jest.fn();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  download({ name: 'changes.json', type: 'application/json', text: '{}' });
  expect(click.mock.contexts).toEqual([expect.objectContaining({ download: 'changes.json', href: 'blob:x' })]);
  jest.advanceTimersByTime(1000);
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:x');
  jest.useRealTimers();
});
