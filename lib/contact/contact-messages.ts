/** Sentences of the contact form; the first four are the specification's. */
export const contactMessages = {
  firstName: 'First Name is required.',
  lastName: 'Last Name is required.',
  email: 'Email is required.',
  emailShape: 'Please enter a valid email address.',
  done: 'Thank you. This form does not send yet: please write to us by e-mail.',
  needsScript: 'The form needs JavaScript, which is off here.',
  otherWays: 'Reach us this way instead:',
  sending: 'Sending your message…',
  sent: 'Thank you. Your message has been sent.',
  failed: 'Your message could not be sent. It is still here: try again, or write to us directly.',
} as const;
