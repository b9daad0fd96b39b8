import { addToRequest } from './add-to-request';
import { RequestDialog } from './request-dialog';
import { variantDetails } from './variant-details';

/** Code for clicks, and variant details of the product page. One chunk, because `_headers` has a rule per file. */
export const productPageParts = { addToRequest, RequestDialog, variantDetails };
