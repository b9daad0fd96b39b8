import { productOfTools } from './tools-product';

/**
 * Gives the picture of the card that a click leads from the name that its product's page has for its own picture: the browser draws the
 * one into the other, where it can and the visitor allows motion. The name is made of the product's id.
 */
export function namePicture(): () => void {
  const name = ({ activation }: PageSwapEvent) => {
    const { pathname = '' } = activation?.entry.url ? new URL(activation.entry.url) : {};
    for (const card of document.querySelectorAll('article')) {
      const { id } = productOfTools(card);
      const picture = card.querySelector('img');
      if (!picture || !pathname.endsWith(`/${id}/`)) continue;
      picture.style.viewTransitionName = `product-${id}`;
      return;
    }
  };
  window.addEventListener('pageswap', name);
  return () => window.removeEventListener('pageswap', name);
}
