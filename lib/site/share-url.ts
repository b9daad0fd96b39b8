import * as messages from './messages';

type Browser = Pick<Navigator, 'clipboard'> & { share?: Navigator['share'] };

/**
 * Shares a URL with the share dialog of the device, or copies it. Returns a message to show; '' if the dialog gave feedback.
 * Call it directly in the click handler, without `await` before it: WebKit requires a user gesture.
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
    // The user has closed the share dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return '';
    return messages.linkNotCopied;
  }
}
