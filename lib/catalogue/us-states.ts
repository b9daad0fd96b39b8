import states from './us-states.json' with { type: 'json' };

/** Names by postal code: the 50 states, the District of Columbia and the territories. */
export const STATES: Readonly<Record<string, string>> = states;
