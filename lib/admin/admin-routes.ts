/** Paths of the admin pages, without the base path. Not in `lib/site/pages`, so that pages of the shop do not load them. */
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
