import { PREVIEW_NAME } from '../preview';
import { local } from '../storage/area';
import { storedValue } from '../storage/stored-value';
import { word } from '../storage/word';

/** The flag 'on' in a browser that shows the store with the ledger's edits. */
export const preview = storedValue(local, PREVIEW_NAME, word(/./));
