import { addSelection } from './add-selection';
import { variantDetails } from './variant-details';

/** Click handler and variant details of the product page. One chunk, because `_headers` has a rule per file. */
export const productPageParts = { addSelection, variantDetails };
