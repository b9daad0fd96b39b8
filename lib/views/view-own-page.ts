import 'server-only';
import type { Metadata } from 'next';
import { isSvg } from '../catalogue/is-svg';
import { getPhotograph } from '../catalogue/photographs/manifest';
import { photographAddress } from '../catalogue/pictures';
import { readEnvironment } from '../environment';
import { breadcrumbNode, serializeNode } from '../seo/json-ld';
import { pageMetadata } from '../seo/metadata';
import { ownPageNode } from '../seo/own-page-node';
import { type PageBlock, picturesIn } from '../site/own-pages/blocks';
import { pageDrawingPath, readDrawing } from '../site/own-pages/page-drawings';
import type { OwnPage } from '../site/own-pages/parse-page';
import { type PictureSource, pictureSource } from '../site/picture-source';
import { routes } from '../site/routes';
import { ownShopPage, type ShopPage } from '../site/shop-pages';

/** A page of the owner's as plain data. */
export type ViewedOwnPage = {
  metadata: Metadata;
  page: ShopPage;
  /** Nodes for search engines, as the texts of script elements. */
  nodes: readonly string[];
  blocks: readonly PageBlock[];
  /** The sources of its pictures by their files. */
  sources: Readonly<Record<string, PictureSource>>;
};

/** The view of a page of the data folder. */
export function viewOwnPage(own: OwnPage): ViewedOwnPage {
  const page = ownShopPage(own);
  const crumbs = [
    { name: 'Home', href: routes.home() },
    { name: page.label, href: page.path },
  ];
  return {
    metadata: pageMetadata(page),
    page,
    nodes: [ownPageNode(own), breadcrumbNode(crumbs)].map(serializeNode),
    blocks: own.blocks,
    sources: Object.fromEntries(picturesIn(own.blocks).map(({ file }) => [file, sourceOf(file)])),
  };
}

/** The copies of a picture that a build has made; throws where there are none, as after a picture was added while `npm run dev` ran. */
function sourceOf(file: string): PictureSource {
  const { dataDir } = readEnvironment();
  if (isSvg(file)) return pictureSource(pageDrawingPath(readDrawing(dataDir, file).name));
  const variants = getPhotograph(file);
  const widest = variants?.at(-1);
  if (!variants || !widest) throw new Error(`${dataDir}${file} is new: start npm run dev or npm run build again`);
  return pictureSource({ src: photographAddress(widest.file), copies: variants });
}
