import data from '@data/introduction.json';
import type { SiteInput } from './site-schema';

type Introduction = Pick<SiteInput, 'tagline' | 'description' | 'featuredBrands'>;

/** The store's introduction, with neutral texts for what is left out: pages have it in their HTML, and no script needs it. */
export const introduction: Introduction & Required<Pick<Introduction, 'tagline' | 'description'>> = {
  tagline: 'Goods, set out as facts',
  description: 'A catalog of goods: what is known of each stands on a page of its own.',
  ...(data as Introduction),
};
