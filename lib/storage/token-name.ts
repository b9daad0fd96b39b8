/** The name of the operator's token in the tab's storage: every page of the shop takes it out of there. */
export const TOKEN_NAME = 'publish-token';
