import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddProduct, EditProduct } from '@/components/admin/product-form/edit-product';
import { openAdminStore } from '@/lib/admin/admin-store';
import { renderAdmin } from '../render-admin';

/** Opens the form for a new product. `draft`: stored JSON of a draft. */
export const openNewProduct = (draft?: string) =>
  renderAdmin(<AddProduct />, '/admin/add-product/', () => draft && localStorage.setItem('sp:draft:new', draft));
export const openShirt = (prepare?: () => void) =>
  renderAdmin(<EditProduct />, '/admin/edit-product/?id=shirt', prepare);

// By label: a query by role is slow, because it computes the name of every element.
export const nameField = () => screen.getByLabelText<HTMLInputElement>('Product name');
export const priceField = () => screen.getByLabelText<HTMLInputElement>('Price, US dollars');
/** Sets the whole value at once; single keys are tested in browsers. */
export const fill = (field: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(field, { target: { value } }));
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));

/** Waits until a save is refused because another tab has changed the price. */
export const findConflict = (price: string) =>
  waitFor(() => expect(priceField()).toHaveAccessibleDescription(`was changed in another tab to ${price}`));

/** Products of the store with this id or name. Read them after the notice of a save. */
export const findProducts = async (idOrName: string) =>
  (await openAdminStore())
    .getSnapshot()
    .rows.flatMap(({ raw, isDeleted }) => (!isDeleted && [raw.id, raw.name].includes(idOrName) ? raw : []));
export const findShirt = async () => (await findProducts('shirt'))[0];
