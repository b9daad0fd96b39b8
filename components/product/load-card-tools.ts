/** Loads the click handler of `<card-tools>` and the tray. After an error the next click tries again. Tests replace it. */
export const loadCardTools = () => import('./lazy-card-tools');
