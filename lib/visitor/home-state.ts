import { local } from '../storage/area';
import { storedValue } from '../storage/stored-value';
import { word } from '../storage/word';

/** The state's name in storage. */
export const HOME_STATE = 'state';

/** The code of the one state that a visitor wants goods shipped to; it is sent nowhere. */
export const homeState = storedValue(local, HOME_STATE, word(/^[A-Z]{2}$/));
