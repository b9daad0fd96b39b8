/**
 * Gives the picture of the goods that a click leads to the name that their page has for its own picture: the browser draws the one into
 * the other, where it can and the visitor allows motion. The name is made of the product's id, the last part of the address.
 */
export function namePicture({ activation }: PageSwapEvent): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main li a')];
  const picture = links
    .find(({ href }) => href === activation?.entry.url)
    ?.closest('li')
    ?.querySelector('img');
  if (picture) picture.style.viewTransitionName = `product-${activation?.entry.url?.split('/').at(-2)}`;
}
