import * as messages from './messages';

type Browser = Pick<Navigator, 'clipboard'> & { share?: Navigator['share'] };

/**
 * The words to show once an address is shared by the device, or copied where it cannot: '' when the device has said it itself.
 * WebKit lets only the press itself share or copy: between the press and this call there may be no `await`.
 */
export async function shareUrl(title: string, url: string, browser: Browser = navigator): Promise<string> {
  try {
    if (browser.share) {
      await browser.share({ title, url });
      return '';
    }
    await browser.clipboard.writeText(url);
    return messages.linkCopied;
  } catch (error) {
    // The visitor has closed the device's list.
    if (error instanceof DOMException && error.name === 'AbortError') return '';
    return messages.linkNotCopied;
  }
}
