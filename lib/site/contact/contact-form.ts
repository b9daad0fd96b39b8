import { site } from '../site';

/** The fields of the contact form, as they were typed. */
export type ContactFields = { firstName: string; lastName: string; email: string; message: string };
/** A fault of the contact form: the field and a sentence. */
export type ContactError = { field: keyof ContactFields; message: string };

const MAX_EMAIL = 254;

/** Whether a text has one '@' with something before it, and a dot inside what follows; no regular expression backtracks. */
export function isEmail(text: string): boolean {
  if (text.length > MAX_EMAIL || /\s/.test(text)) return false;
  const at = text.indexOf('@');
  const domain = text.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  return at > 0 && !domain.includes('@') && dot > 0 && dot < domain.length - 1;
}

/** The first fault of a contact form in the specification's order, or undefined when it may be sent. */
export function findContactError(fields: ContactFields): ContactError | undefined {
  const { firstName, lastName, email } = contactMessages;
  if (fields.firstName.trim() === '') return { field: 'firstName', message: firstName };
  if (fields.lastName.trim() === '') return { field: 'lastName', message: lastName };
  if (fields.email.trim() === '') return { field: 'email', message: email };
  if (!isEmail(fields.email.trim())) return { field: 'email', message: contactMessages.emailShape };
  return undefined;
}

const contactOptions = [site.phone && 'call', site.email && 'email'].filter(Boolean).join(' or ');

/** Sentences of the contact form; the first four are the specification's. */
export const contactMessages = {
  firstName: 'First Name is required.',
  lastName: 'Last Name is required.',
  email: 'Email is required.',
  emailShape: 'Please enter a valid email address.',
  done: `This form doesn't send yet.${contactOptions && ` Please ${contactOptions} us.`}`,
  needsScript: 'This form needs JavaScript, which is off.',
  otherWays: 'Contact us another way:',
  sending: 'Sending your message…',
  sent: 'Thank you. Your message has been sent.',
  failed: 'Your message could not be sent. It is still here: try again, or contact us directly.',
} as const;
