/** Fetches what the tools do; where that fails the next press tries again. */
export const loadCardTools = () => import('./lazy-card-tools');
