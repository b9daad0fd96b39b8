import { site } from '../site';

export type ContactFields = { firstName: string; lastName: string; email: string; message: string };
/** An invalid field with its message. */
export type ContactError = { field: keyof ContactFields; message: string };

const MAX_EMAIL = 254;

/** True for 'a@b.c'. Without a regular expression that could backtrack on long input. */
export function isEmail(text: string): boolean {
  if (text.length > MAX_EMAIL || /\s/.test(text)) return false;
  const at = text.indexOf('@');
  const domain = text.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  return at > 0 && !domain.includes('@') && dot > 0 && dot < domain.length - 1;
}

/** The first error in the order of the fields; undefined if the form is valid. */
export function findContactError(fields: ContactFields): ContactError | undefined {
  const { firstName, lastName, email } = contactMessages;
  if (fields.firstName.trim() === '') return { field: 'firstName', message: firstName };
  if (fields.lastName.trim() === '') return { field: 'lastName', message: lastName };
  if (fields.email.trim() === '') return { field: 'email', message: email };
  if (!isEmail(fields.email.trim())) return { field: 'email', message: contactMessages.emailShape };
  return undefined;
}

const contactOptions = [site.phone && 'call', site.email && 'email'].filter(Boolean).join(' or ');

/** Messages of the contact form. */
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
