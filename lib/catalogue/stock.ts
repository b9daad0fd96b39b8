/** How many pieces there are of a product whose row does not say (specification, section 3). */
export const DEFAULT_STOCK = 50;
