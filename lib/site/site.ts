import data from '@data/site.json';
import { CATEGORIES } from '../catalogue/categories';
import type { SITE_DEFAULTS } from './site-defaults';
import type { SiteInput } from './site-schema';

/** The site's data, without what no page needs in its scripts: see `introduction`, `demo-login`, `publish-place` and `money-of`. */
type Given = Omit<
  SiteInput,
  'publish' | 'demoLogin' | 'tagline' | 'description' | 'featuredBrands' | 'pictures' | 'currency' | 'locale'
>;
/** The facts of the store, with defaults where `site.json` says nothing. */
export type Site = Given & Required<Pick<Given, keyof typeof SITE_DEFAULTS | 'menu'>>;

/** The facts of the store; what the data folder leaves out has neutral texts, which `scripts/data-files` fills in. `lib/site/content` checks them at build; here they carry no zod, for client components read them too. */
export const site: Site = {
  menu: CATEGORIES.map(({ key, name }) => ({ label: name, category: key })),
  ...(data as Omit<Site, 'menu'>),
};

/** A telephone number as a link: '(555) 010-0142' -> 'tel:+15550100142'. */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:${digits.length === 10 && !phone.trim().startsWith('+') ? `+1${digits}` : `+${digits}`}`;
}
