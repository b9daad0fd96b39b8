/** Sentences that visitors and the operator read; those of the specification stand here word for word. */
export const messages = {
  contactForPrice: 'Contact for price',
  noProducts: 'No products found matching your criteria.',
  noProductsFor: (subcategory: string) => `No products found for ${subcategory}.`,
  productNotFound: 'Product not found',
  showing: (shown: number, total: number) => `Showing ${shown} of ${total} Products`,
  sampleReviews: 'Sample reviews',
  sampleNote: 'These reviews are samples that show the layout. They are not from buyers.',
  catalogOnly: 'This is a catalog: there is no cart or account.',
  newsletterClosed: 'Newsletter sign-up is not open yet. This field stores and sends nothing.',
  contact: {
    firstName: 'First Name is required.',
    lastName: 'Last Name is required.',
    email: 'Email is required.',
    emailShape: 'Please enter a valid email address.',
    done: 'Thank you. Your message passed all checks. This demo store sends nothing; call or write to reach us.',
    sending: 'Sending your message…',
    sent: 'Thank you. Your message has been sent.',
    failed: 'Your message could not be sent. It is still here: try again, or write to us directly.',
  },
  admin: {
    invalidLogin: 'Invalid credentials. Please try again.',
    demoGate: 'This sign-in is a demo. It runs in your browser, anyone can read it, and nothing behind it is secret.',
    loadFailed: 'The product list could not be loaded.',
    storageDenied: 'This browser keeps no data for this site, so you stay signed in only until you leave.',
  },
} as const;
