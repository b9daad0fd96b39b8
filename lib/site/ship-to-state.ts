import { localWebStorage, storedValue, textCodec } from '../storage/web-storage';

/** Storage key of the ship-to state; the loader reads it before the first paint. */
export const SHIP_TO_STATE = 'state';

/** Code of the state that the shopper wants products shipped to, such as 'NY'. It never leaves the browser. */
export const shipToState = storedValue(localWebStorage, SHIP_TO_STATE, textCodec(/^[A-Z]{2}$/));
