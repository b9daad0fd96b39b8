import data from '@data/site.json';
import { CATEGORIES } from '../catalogue/categories';
import type { SiteInput } from './site-schema';

type Filled =
  | 'name'
  | 'tagline'
  | 'description'
  | 'social'
  | 'mark'
  | 'searchHint'
  | 'contactEndpoint'
  | 'demoLogin'
  | 'menu';
export type Site = SiteInput & Required<Pick<SiteInput, Filled>>;

const given = (data ?? {}) as SiteInput;

/** The facts of the store, with neutral texts for what the data folder leaves out. `lib/site/content` checks them at build; here they carry no zod, for client components read them too. */
export const site: Site = {
  name: 'Catalog',
  tagline: 'Goods, set out as facts',
  description: 'A catalog of goods: facts, sizes and shipping limits on one page each.',
  social: [],
  mark: 'M4 8 16 2l12 6v16l-12 6L4 24Zm4 3v10l6 3V14Zm10 3v10l6-3V11Z',
  searchHint: 'Search',
  contactEndpoint: '',
  demoLogin: { email: 'operator@example.com', password: 'demo' },
  menu: CATEGORIES.map(({ key, name }) => ({ label: name, category: key })),
  ...given,
};

/** A telephone number as a link: '(555) 010-0142' -> 'tel:+15550100142'. */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:${digits.length === 10 && !phone.trim().startsWith('+') ? `+1${digits}` : `+${digits}`}`;
}
