import data from '../data/site.json';
import type { Site } from './site-schema';

/** The facts of the store. `lib/content` checks them at build; here they carry no zod, for client components read them too. */
export const site: Site = data as Site;

/** A telephone number as a link: '(555) 010-0142' -> 'tel:+15550100142'. */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:${digits.length === 10 && !phone.trim().startsWith('+') ? `+1${digits}` : `+${digits}`}`;
}
