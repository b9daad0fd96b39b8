import { JsonLd } from '@/components/ui/json-ld';
import { Note } from '@/components/ui/layout';
import { dayInWords } from '@/lib/day-in-words';
import { breadcrumbNode, ownPageNode, serializeNode } from '@/lib/seo/json-ld';
import type { OwnPage } from '@/lib/site/own-pages/parse-page';
import { routes } from '@/lib/site/routes';
import { ownShopPage } from '@/lib/site/shop-pages';
import { PageBlocks } from './page-blocks';
import { PageFrame } from './page-frame';
import styles from './pages.module.css';
import 'server-only';
import { isSvg } from '@/lib/catalogue/is-svg';
import { getPhotograph } from '@/lib/catalogue/photographs/manifest';
import { photographAddress } from '@/lib/catalogue/pictures';
import { readEnvironment } from '@/lib/environment';
import { type PageBlock, picturesIn } from '@/lib/site/own-pages/blocks';
import { pageDrawingPath, readDrawing } from '@/lib/site/own-pages/page-drawings';
import { type PictureSource, pictureSource } from '@/lib/site/picture-source';

/** A page of the data folder: its title, its blocks, and the day of its last change. */
export function OwnPageView({ ownPage }: { ownPage: OwnPage }) {
  const { blocks, date } = ownPage;
  const page = ownShopPage(ownPage);
  const crumbs = [
    { name: 'Home', href: routes.home() },
    { name: page.label, href: page.path },
  ];
  return (
    <PageFrame page={page}>
      <div className={styles.text}>
        <JsonLd text={serializeNode(ownPageNode(ownPage))} />
        <JsonLd text={serializeNode(breadcrumbNode(crumbs))} />
        <PageBlocks blocks={blocks} sources={pageSources(blocks)} isTop />
        {date && (
          <Note>
            Last changed on <time dateTime={date}>{inWords(date)}</time>
          </Note>
        )}
      </div>
    </PageFrame>
  );
}

/** '2026-03-24' -> 'March 24, 2026'. */
function inWords(date: string): string {
  const [year, month = 1, day = 1] = date.split('-').map(Number);
  return dayInWords({ year, month: month - 1, day });
}

/** The sources of the pictures of an owner's page, by their files. */
function pageSources(blocks: readonly PageBlock[]): Readonly<Record<string, PictureSource>> {
  return Object.fromEntries(picturesIn(blocks).map(({ file }) => [file, sourceOf(file)]));
}

/** Throws for a photograph without copies, such as one that was added while `npm run dev` ran. */
function sourceOf(file: string): PictureSource {
  const { dataDir } = readEnvironment();
  if (isSvg(file)) return pictureSource(pageDrawingPath(readDrawing(dataDir, file).name));
  const variants = getPhotograph(file);
  const widest = variants?.at(-1);
  if (!variants || !widest) throw new Error(`${dataDir}${file} is new: start npm run dev or npm run build again`);
  return pictureSource({ src: photographAddress(widest.file), copies: variants });
}
