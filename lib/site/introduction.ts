import data from '@data/introduction.json';
import type { SiteInput } from './site-schema';

type Introduction = Pick<SiteInput, 'tagline' | 'description' | 'featuredBrands' | 'pictures'>;

const given = data as Introduction;

/** The store's introduction, with neutral texts for what is left out: pages have it in their HTML, and no script needs it. */
export const introduction = {
  tagline: 'Goods, set out as facts',
  description: 'A catalog of goods: what is known of each stands on a page of its own.',
  ...given,
  pictures: { hero: '/drawings/neutral/hero.svg', notFound: '/drawings/neutral/not-found.svg', ...given.pictures },
};
