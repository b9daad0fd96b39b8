import { storedValue } from '../storage/stored-value';

/** The code of the one state that a visitor wants goods shipped to; it is sent nowhere. */
export const homeState = storedValue('sp:state', /^[A-Z]{2}$/);
