import type { ComponentType } from 'react';
import { ProductsLoader } from './admin-context';

/** A page that shows `View` once the products are loaded; until then a heading with the title. */
export function productsPage(title: string, View: ComponentType) {
  return function ProductsPage() {
    return (
      <ProductsLoader title={title}>
        <View />
      </ProductsLoader>
    );
  };
}
