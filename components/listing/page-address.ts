/** The address of the page within its origin: path and query. */
export const pageAddress = () => window.location.pathname + window.location.search;
