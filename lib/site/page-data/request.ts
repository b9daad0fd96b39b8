import 'server-only';
import { getProducts } from '../../catalogue/load';
import { getOrderKits } from '../../catalogue/load-order-kits';
import { restrictedPlaces } from '../../catalogue/restrictions';
import { texts } from '../content';

/** The data of the request list page. */
export function getRequestPage() {
  return {
    kits: getOrderKits(),
    /** Example lines of quick order. */
    samples: texts.paste?.samples ?? [],
    /** What happens after a request is sent. */
    next: texts.request.next,
    /** True if some product does not ship to some state. */
    hasStates: getProducts().some(({ restrictions }) => restrictions && restrictedPlaces(restrictions).length > 0),
  };
}
