import { local } from '../storage/area';
import { storedValue } from '../storage/stored-value';
import { word } from '../storage/word';

/** Storage key of the ship-to state; the loader reads it before the first paint. */
export const SHIP_TO_STATE = 'state';

/** Code of the state that the shopper wants products shipped to, such as 'NY'. It never leaves the browser. */
export const shipToState = storedValue(local, SHIP_TO_STATE, word(/^[A-Z]{2}$/));
