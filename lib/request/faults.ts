import { contactMessages } from '../contact/contact-messages';
import { isEmail } from '../contact/validate';
import { site } from '../site/site';
import type { RequestHead, RequestList } from './request';

/** A fault that keeps a list from being sent, and its place. */
export type RequestFault = { field: 'lines' | keyof RequestHead; message: string };

/** The first thing that a list lacks to be sent, in the order of its page; undefined when it may be. */
export function findRequestFault({ head, lines }: RequestList): RequestFault | undefined {
  const email = head.email.trim();
  if (lines.length === 0) return { field: 'lines', message: 'The list has no lines yet.' };
  if (head.organization.trim() === '' && head.contact.trim() === '')
    return { field: 'organization', message: `${site.buyer} or contact name is required.` };
  if (email === '') return { field: 'email', message: contactMessages.email };
  return isEmail(email) ? undefined : { field: 'email', message: contactMessages.emailShape };
}
