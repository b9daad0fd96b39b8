import 'server-only';
import { SIZE_GUIDES } from '../catalogue/sizes/size-guides';
import { faq, texts } from './content';
import { getOwnPages } from './own-pages/own-pages';
import { OWN_PAGE_PLACES } from './own-pages/page-source';
import type { OwnPage } from './own-pages/parse-page';
import { PAGE_DEFINITIONS, type PageDefinition, type PageName } from './pages';
import { unlinkedRoutes } from './unlinked-routes';

/** A page definition with the texts and settings of this shop. */
export type ShopPage = PageDefinition &
  Required<Pick<PageDefinition, 'label' | 'description' | 'places'>> & {
    isIndexed: boolean;
    /** Date of the last change, 'YYYY-MM-DD', if the page is the owner's and has one. */
    date?: string;
  };

/** Overrides from the data: the owner's texts. A page without content gets no links and is hidden from search engines. */
const DATA_OVERRIDES: Readonly<Record<string, Partial<PageDefinition>>> = {
  contact: texts.contact,
  faq: { ...texts.faq, ...(faq.length === 0 && { kind: 'tool', places: [] }) },
  sizeGuide: { ...texts.sizeGuide, ...(SIZE_GUIDES.length === 0 && { kind: 'tool', places: [] }) },
};

function toShopPage([name, definition]: [string, PageDefinition]): [string, ShopPage] {
  const page = { label: definition.title, description: '', places: [], ...definition, ...DATA_OVERRIDES[name] };
  return [name, { ...page, isIndexed: page.kind !== 'tool' }];
}

/** The pages of `PAGE_DEFINITIONS` by name. */
export const shopPages = Object.fromEntries(Object.entries(PAGE_DEFINITIONS).map(toShopPage)) as Record<
  PageName,
  ShopPage
>;

/** A page that the owner wrote, as a shop page. */
export function ownShopPage({ name, title, description, link, date }: OwnPage): ShopPage {
  const places = [...OWN_PAGE_PLACES[link], 'llms'] as const;
  return {
    path: unlinkedRoutes.ownPage(name),
    kind: 'text',
    title,
    label: title,
    description,
    places,
    isIndexed: true,
    ...(date && { date }),
  };
}

/** All pages: those of `PAGE_DEFINITIONS`, then those that the owner wrote. */
export const allShopPages: readonly ShopPage[] = [...Object.values(shopPages), ...getOwnPages().map(ownShopPage)];

/** Pages for search engines that are not listings. */
export const textPages: readonly ShopPage[] = allShopPages.filter(({ kind }) => kind === 'text');
