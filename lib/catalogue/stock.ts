/** Pieces of a product whose row does not give its stock (specification, section 3). */
export const DEFAULT_STOCK = 50;
