import * as messages from '@/lib/site/messages';
import { shareUrl } from '@/lib/site/share-url';

const ADDRESS = 'http://x/products/test-101/?color=Black';
const clipboard = (writeText: () => Promise<void>) => ({ writeText }) as unknown as Clipboard;

test('if the device can share, it gets title and URL, and there is no message', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  const writeText = jest.fn();
  expect(await shareUrl('Shirt', ADDRESS, { share, clipboard: clipboard(writeText) })).toBe('');
  expect(share).toHaveBeenCalledWith({ title: 'Shirt', url: ADDRESS });
  expect(writeText).not.toHaveBeenCalled();
});

test('if it cannot share, the URL is copied, with a message', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  expect(await shareUrl('Shirt', ADDRESS, { clipboard: clipboard(writeText) })).toBe(messages.linkCopied);
  expect(writeText).toHaveBeenCalledWith(ADDRESS);
});

test('there is no message if the shopper closes the share dialog', async () => {
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
])('if %s, the message asks to copy the address', async (_, browser) => {
  expect(await shareUrl('Shirt', ADDRESS, browser as Navigator)).toBe(messages.linkNotCopied);
});
