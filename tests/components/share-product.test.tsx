/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductActions } from '@/components/product/product-actions';
import * as messages from '@/lib/site/messages';

const press = async () => {
  const user = userEvent.setup();
  render(<ProductActions id="test-101" brand="Acme" name="Plain Shirt" cost="$10.00" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
};

test('nothing is said before it is pressed', () => {
  render(<ProductActions id="test-101" brand="Acme" name="Plain Shirt" cost="$10.00" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the address of the page is copied with what is chosen, and that is said', async () => {
  window.history.replaceState(null, '', '/products/test-101/?color=Navy');
  await press();
  expect(await screen.findByText(messages.linkCopied)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
});

test('when the browser denies it, that is said', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  render(<ProductActions id="test-101" brand="Acme" name="Plain Shirt" cost="$10.00" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText(messages.linkNotCopied)).toBeVisible();
});

test('the very press asks the browser, for WebKit allows nothing afterwards', async () => {
  userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  render(<ProductActions id="test-101" brand="Acme" name="Plain Shirt" cost="$10.00" />);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(copied).toHaveBeenCalledWith(window.location.href);
  expect(await screen.findByText(messages.linkCopied)).toBeVisible();
});
