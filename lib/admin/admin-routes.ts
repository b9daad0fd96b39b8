/** The addresses of the operator's pages, without the base path; pages of the shop know none of them. */
export const adminRoutes = {
  home: () => '/admin/',
  login: () => '/admin/login/',
  products: () => '/admin/products/',
  addProduct: () => '/admin/add-product/',
  editProduct: (id: string) => `/admin/edit-product/?${new URLSearchParams({ id })}`,
  changes: () => '/admin/changes/',
  publish: () => '/admin/publish/',
  orders: () => '/admin/orders/',
} as const;
