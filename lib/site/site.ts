import data from '@data/site.json';
import { CATEGORIES } from '../catalogue/categories/categories';
import type { SiteInput } from './schema/site-schema';
import type { SITE_DEFAULTS } from './site-defaults';

/** The settings that browsers need. `content` has the others, `session` the sign-in, and `publish-place` the repository. */
type ClientSettings = Omit<
  SiteInput,
  'publish' | 'demoLogin' | 'tagline' | 'description' | 'featuredBrands' | 'pictures' | 'currency' | 'locale'
>;
/** The facts of the store, with defaults where `site.json` says nothing. */
export type Site = ClientSettings & Required<Pick<ClientSettings, keyof typeof SITE_DEFAULTS | 'menu'>>;

/** The facts of the store, for client components too. `content` validates them; `scripts/build/data-files` adds the defaults. */
export const site: Site = {
  menu: CATEGORIES.map(({ key, name }) => ({ label: name, category: key })),
  ...(data as Omit<Site, 'menu'>),
};

/** A telephone number as a link: '(555) 010-0142' -> 'tel:+15550100142'. */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:${digits.length === 10 && !phone.trim().startsWith('+') ? `+1${digits}` : `+${digits}`}`;
}

/** Town, region and postal code on one line: 'Springfield, IL 62701'. */
export function cityLine({ city, region, postalCode }: NonNullable<Site['address']>): string {
  return region ? `${city}, ${region} ${postalCode}` : `${city}, ${postalCode}`;
}
