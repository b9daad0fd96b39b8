/**
 * Corrects an address with doubled slashes, such as '//clothing/' on nginx, before Next starts: its router passes the path to
 * `history.replaceState`, which takes '//clothing/' for another host and throws.
 */
const { origin, pathname, search, hash } = location;
if (pathname.includes('//'))
  history.replaceState(history.state, '', origin + pathname.replace(/\/{2,}/g, '/') + search + hash);

export {};
