import { pressRequest } from './press-request';
import { showPast } from './show-past';
import { variedGoods } from './varied-goods';

/** A press on the page of a product, what its choice changes where combinations differ, and what a past day does: fetched in one go, for hosts name each file. */
export const buying = { pressRequest, variedGoods, showPast };
