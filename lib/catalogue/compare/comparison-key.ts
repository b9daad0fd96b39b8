import { localWebStorage, onStorageChange, readText } from '../../storage/web-storage';

// Separate from `comparison-store`, which pages load only if `hasComparison` is true.

/** Storage key of the compared products. */
export const COMPARISON_KEY = 'compare';

/** True if the shopper has selected products to compare. Does not parse the stored text. */
export const hasComparison = (): boolean => readText(localWebStorage, COMPARISON_KEY) !== undefined;

/** Calls `listener` when the selection changes, also in another tab. Returns the function that unsubscribes. */
export const onComparisonChange = (listener: () => void) => onStorageChange(COMPARISON_KEY, listener);
