import { pressRequest } from './press-request';
import { variedGoods } from './varied-goods';

/** A press on the page of a product, and what its choice changes where combinations differ: fetched in one go, for hosts name each file. */
export const buying = { pressRequest, variedGoods };
