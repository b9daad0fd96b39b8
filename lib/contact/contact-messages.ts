import { site } from '../site/site';

const ways = [site.phone && 'call', site.email && 'email'].filter(Boolean).join(' or ');

/** Sentences of the contact form; the first four are the specification's. */
export const contactMessages = {
  firstName: 'First Name is required.',
  lastName: 'Last Name is required.',
  email: 'Email is required.',
  emailShape: 'Please enter a valid email address.',
  done: `This form doesn't send yet.${ways && ` Please ${ways} us.`}`,
  needsScript: 'This form needs JavaScript, which is off.',
  otherWays: 'Contact us another way:',
  sending: 'Sending your message…',
  sent: 'Thank you. Your message has been sent.',
  failed: 'Your message could not be sent. It is still here: try again, or contact us directly.',
} as const;
