import { local } from '../storage/area';
import { onChange } from '../storage/changes';
import { readText } from '../storage/read';

/** The name in storage of what is chosen to compare. */
export const COMPARISON = 'compare';

/** The text that is kept of it. Pages look at this before anything of `comparison` is fetched: an id stands in it in quotes. */
export const readChosen = () => readText(local, COMPARISON);

/** Calls back when something else is chosen, in another tab too; returns the way to stop that. */
export const onChosen = (listener: () => void) => onChange(COMPARISON, listener);
