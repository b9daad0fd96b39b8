/** Stands in for the module of Next that cuts a page into parts for a router that prefetches: nobody asks for them, and they took a quarter of the time. */
export const collectSegmentData = async () => new Map();
export const collectPrefetchHints = async () => null;
