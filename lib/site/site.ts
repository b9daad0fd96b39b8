import data from '@data/site.json';
import { CATEGORIES } from '../catalogue/categories/categories';
import type { SiteInput } from './schema/site-schema';
import type { SITE_DEFAULTS } from './site-defaults';

/** The settings that browser scripts need. `lib/site/content.ts` has the others; the admin reads `publish` and `demoLogin`. */
type ClientSettings = Omit<
  SiteInput,
  'publish' | 'demoLogin' | 'tagline' | 'description' | 'featuredBrands' | 'pictures' | 'currency' | 'locale'
>;
/** The settings of `site.json`, with defaults. */
export type Site = ClientSettings & Required<Pick<ClientSettings, keyof typeof SITE_DEFAULTS | 'menu'>>;

/** The settings of this shop, also for client components. `lib/site/content.ts` validates them; scripts/build/data-files.ts adds defaults. */
export const site: Site = {
  menu: CATEGORIES.map(({ key, name }) => ({ label: name, category: key })),
  ...(data as Omit<Site, 'menu'>),
};

/** The link of a phone number: '(555) 010-0142' -> 'tel:+15550100142'. Ten digits without '+' are a US number. */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:${digits.length === 10 && !phone.trim().startsWith('+') ? `+1${digits}` : `+${digits}`}`;
}

/** City, region and postal code: 'Springfield, IL 62701'. */
export function cityLine({ city, region, postalCode }: NonNullable<Site['address']>): string {
  return region ? `${city}, ${region} ${postalCode}` : `${city}, ${postalCode}`;
}
