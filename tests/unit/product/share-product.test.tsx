/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductActions } from '@/components/product/product-actions';
import * as messages from '@/lib/site/messages';

/** Shows the buttons, in a browser that keeps its clipboard in memory. */
const show = () => {
  const user = userEvent.setup();
  render(<ProductActions id="test-101" brand="Acme" name="Plain Shirt" priceText="$10.00" />);
  return { user, share: screen.getByRole('button', { name: 'Share' }) };
};

test('the very press copies the address of the page with what is chosen, for WebKit allows nothing afterwards', async () => {
  window.history.replaceState(null, '', '/products/test-101/?color=Navy');
  const { share } = show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  fireEvent.click(share);
  expect(copied).toHaveBeenCalledWith(window.location.href);
  expect(await screen.findByText(messages.linkCopied)).toBeVisible();
});

test('when the browser denies it, that is said', async () => {
  const { user, share } = show();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await user.click(share);
  expect(await screen.findByText(messages.linkNotCopied)).toBeVisible();
});
