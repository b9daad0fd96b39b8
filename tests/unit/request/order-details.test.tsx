/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { OrderDetails } from '@/components/request/order-details';
import { storeInMemory, WithRequest } from './memory-request';

const show = (hasState: boolean) => {
  storeInMemory();
  const rest = { missing: undefined, onInput: () => undefined, form: { current: null } };
  render(
    <WithRequest>{({ details }) => <OrderDetails details={details} hasState={hasState} {...rest} />}</WithRequest>,
  );
};

test.each([true, false])('the form has a ship-to state if products have shipping limits: %s', (hasState) => {
  show(hasState);
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  expect(screen.queryAllByRole('combobox', { name: 'Ship to' })).toHaveLength(hasState ? 1 : 0);
});
