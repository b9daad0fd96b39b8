import { contactMessages } from './contact-messages';

/** The fields of the contact form, as they were typed. */
export type ContactFields = { firstName: string; lastName: string; email: string; message: string };
/** A fault of the contact form: the field and a sentence. */
export type ContactFault = { field: keyof ContactFields; message: string };

const MAX_EMAIL = 254;

/** One '@' with something before it, and a dot inside what follows. Linear in its input: no regular expression that backtracks. */
export function isEmail(text: string): boolean {
  if (text.length > MAX_EMAIL || /\s/.test(text)) return false;
  const at = text.indexOf('@');
  const domain = text.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  return at > 0 && !domain.includes('@') && dot > 0 && dot < domain.length - 1;
}

/** The first fault of a contact form in the specification's order, or undefined when it may be sent. */
export function findContactFault(fields: ContactFields): ContactFault | undefined {
  const { firstName, lastName, email } = contactMessages;
  if (fields.firstName.trim() === '') return { field: 'firstName', message: firstName };
  if (fields.lastName.trim() === '') return { field: 'lastName', message: lastName };
  if (fields.email.trim() === '') return { field: 'email', message: email };
  if (!isEmail(fields.email.trim())) return { field: 'email', message: contactMessages.emailShape };
  return undefined;
}
