import 'server-only';
import type { Product } from '../catalogue/schema/product';
import { markupText } from '../seo/markup-text';
import { absolute, absoluteAddress } from '../seo/metadata';
import { productShareImage } from '../seo/product-share-image';
import { introduction } from '../site/introduction';
import { routes } from '../site/routes';
import { site } from '../site/site';
import { factLine } from './fact-line';
import { newProducts } from './new-products';
import { readerFiles } from './reader-files';

/** The content of both feeds. Addresses are absolute; times are those of the data, for the time of the build is not used. */
export type Feed = ReturnType<typeof newProductsFeed>;

/** The newest products; `updated` is undefined where no product has a day. */
export function newProductsFeed(products: readonly Product[] = newProducts()) {
  const entries = newProducts(products).map((product) => {
    const { id, brand, name, description, date } = product;
    const [summary, image] = [factLine(product), imageOf(product)];
    return {
      // The address is also what it is known by: it stays as long as the product.
      url: absolute(routes.product(id)),
      title: `${brand.name} ${name}`,
      summary,
      image,
      html: toHtml({ image, paragraphs: [summary, ...description.split(/\n{2,}/)] }),
      time: toTime(date),
    };
  });
  return {
    title: `${site.name}: ${readerFiles.atom.title.toLowerCase()}`,
    description: introduction.description,
    author: site.name,
    home: absolute(routes.home()),
    updated: entries[0]?.time,
    entries,
  };
}

const toTime = (day: string) => `${day}T00:00:00Z`;

/** A photograph, or the share image: programs that read feeds draw no SVG. */
function imageOf(product: Product): string {
  const [photograph] = product.images;
  return absoluteAddress(photograph ?? productShareImage(product));
}

function toHtml({ image, paragraphs }: { image: string; paragraphs: readonly string[] }): string {
  const texts = paragraphs.map((text) => `<p>${markupText(text).replaceAll('\n', '<br>')}</p>`);
  return [`<p><img src="${markupText(image)}" alt=""></p>`, ...texts].join('');
}
