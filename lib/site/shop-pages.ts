import 'server-only';
import { SIZE_GUIDES } from '../catalogue/sizes/size-guides';
import { faq, texts } from './content';
import { getOwnPages } from './own-pages/own-pages';
import { OWN_PAGE_PLACES } from './own-pages/page-source';
import type { OwnPage } from './own-pages/parse-page';
import { PAGE_DEFINITIONS, type PageDefinition, type PageName } from './pages';
import { unlinkedRoutes } from './unlinked-routes';

/** A page of the table as this shop has it, with what its kind says of it. */
export type ShopPage = PageDefinition &
  Required<Pick<PageDefinition, 'label' | 'description' | 'places'>> & {
    isIndexed: boolean;
    /** The day of the owner's last change, of an owner's page that says one. */
    date?: string;
  };

/** What the data change in the rows: texts of the owner, and no links and no indexing for a page without content. */
const DATA_OVERRIDES: Readonly<Record<string, Partial<PageDefinition>>> = {
  contact: texts.contact,
  faq: { ...texts.faq, ...(faq.length === 0 && { kind: 'tool', places: [] }) },
  sizeGuide: { ...texts.sizeGuide, ...(SIZE_GUIDES.length === 0 && { kind: 'tool', places: [] }) },
};

function toShopPage([name, row]: [string, PageDefinition]): [string, ShopPage] {
  const page = { label: row.title, description: '', places: [], ...row, ...DATA_OVERRIDES[name] };
  return [name, { ...page, isIndexed: page.kind !== 'tool' }];
}

/** The pages of the table by their names. */
export const shopPages = Object.fromEntries(Object.entries(PAGE_DEFINITIONS).map(toShopPage)) as Record<
  PageName,
  ShopPage
>;

/** An owner's page as a row of the table. */
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

/** The pages of the table, and the owner's after them. */
export const allShopPages: readonly ShopPage[] = [...Object.values(shopPages), ...getOwnPages().map(ownShopPage)];

/** The pages that search engines may show and that are no listing of goods. */
export const textPages: readonly ShopPage[] = allShopPages.filter(({ kind }) => kind === 'text');
