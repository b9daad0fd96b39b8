/**
 * Gives the picture of the goods that a click leads to the name that their page has for its own picture: the browser draws the one into
 * the other, where it can and the visitor allows motion. The name is made of the product's id, the last part of the address.
 */
export function namePicture(): () => void {
  const name = ({ activation }: PageSwapEvent) => {
    const { pathname = '' } = activation?.entry.url ? new URL(activation.entry.url) : {};
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main li a')];
    const picture = links
      .find((link) => link.pathname === pathname)
      ?.closest('li')
      ?.querySelector('img');
    if (picture) picture.style.viewTransitionName = `product-${pathname.split('/').at(-2)}`;
  };
  window.addEventListener('pageswap', name);
  return () => window.removeEventListener('pageswap', name);
}
