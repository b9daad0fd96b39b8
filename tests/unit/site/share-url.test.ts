import * as messages from '@/lib/site/messages';
import { shareUrl } from '@/lib/site/share-url';

const ADDRESS = 'http://x/products/test-101/?color=Black';
const clipboard = (writeText: () => Promise<void>) => ({ writeText }) as unknown as Clipboard;

test('where the device shares, it is given title and address, and nothing more is said', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  const writeText = jest.fn();
  expect(await shareUrl('Shirt', ADDRESS, { share, clipboard: clipboard(writeText) })).toBe('');
  expect(share).toHaveBeenCalledWith({ title: 'Shirt', url: ADDRESS });
  expect(writeText).not.toHaveBeenCalled();
});

test('where it does not, the address is copied, and that is said', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  expect(await shareUrl('Shirt', ADDRESS, { clipboard: clipboard(writeText) })).toBe(messages.linkCopied);
  expect(writeText).toHaveBeenCalledWith(ADDRESS);
});

test('a visitor who closes the list of the device has heard enough', async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  expect(await shareUrl('Shirt', ADDRESS, { share, clipboard: clipboard(jest.fn()) })).toBe('');
});

test.each<[string, object]>([
  [
    'sharing fails',
    { share: () => Promise.reject(new TypeError('no')), clipboard: clipboard(() => Promise.resolve()) },
  ],
  ['copying is denied', { clipboard: clipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError'))) }],
  ['there is no clipboard', {}],
])('when %s, it is said that nothing was copied', async (_, browser) => {
  expect(await shareUrl('Shirt', ADDRESS, browser as Navigator)).toBe(messages.linkNotCopied);
});
