/** Sentences of the admin; those of the specification stand word for word. */
export const adminMessages = {
  invalidLogin: 'Invalid credentials. Please try again.',
  demoGate: 'This sign-in is a demo. It runs in your browser, anyone can read it, and nothing behind it is secret.',
  loadFailed: 'The product list could not be loaded.',
  storageDenied: 'This browser keeps no data for this site, so you stay signed in only until you leave.',
} as const;
