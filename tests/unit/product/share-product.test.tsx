/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductActions } from '@/components/product/product-actions';
import * as messages from '@/lib/site/messages';

/** Renders the buttons. `userEvent.setup` replaces the clipboard with one in memory. */
const show = () => {
  const user = userEvent.setup();
  render(<ProductActions id="test-101" brand="Acme" name="Plain Shirt" priceText="$10.00" />);
  return { user, share: screen.getByRole('button', { name: 'Share' }) };
};

test('a click copies the URL with the selection at once, because WebKit does not allow it later', async () => {
  window.history.replaceState(null, '', '/products/test-101/?color=Navy');
  const { share } = show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  fireEvent.click(share);
  expect(writeText).toHaveBeenCalledWith(window.location.href);
  expect(await screen.findByText(messages.linkCopied)).toBeVisible();
});

test('a message is shown if the browser denies access to the clipboard', async () => {
  const { user, share } = show();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await user.click(share);
  expect(await screen.findByText(messages.linkNotCopied)).toBeVisible();
});
