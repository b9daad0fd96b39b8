/** The index's file name; it carries a hash of the catalogue, so that it may be cached for good. */
export const INDEX_FILE = `catalogue-${process.env.NEXT_PUBLIC_CATALOGUE_HASH ?? 'dev'}.json`;
