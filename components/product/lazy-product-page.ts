import { addSelection } from './add-selection';
import { variantDetails } from './variant-details';

/** A press on the page of a product, and what its choice changes where combinations differ: fetched in one go, for hosts name each file. */
export const productPageParts = { addSelection, variantDetails };
