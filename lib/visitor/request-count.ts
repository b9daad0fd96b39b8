import { local } from '../storage/area';
import { storedValue } from '../storage/stored-value';
import { word } from '../storage/word';

/** The key of the number of lines in the request list. */
export const REQUEST_COUNT = 'request-count';
/** How many lines there are; none is no word. */
export const countWord = word(/^[1-9]\d{0,2}$/);

/** How many lines the request list has, for the header: undefined for none. Written after each change of the list. */
export const requestCount = storedValue(local, REQUEST_COUNT, countWord);
