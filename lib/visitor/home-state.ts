import { local } from '../storage/area';
import { storedValue } from '../storage/stored-value';
import { word } from '../storage/word';

/** The code of the one state that a visitor wants goods shipped to; it is sent nowhere. */
export const homeState = storedValue(local, 'state', word(/^[A-Z]{2}$/));
