/**
 * Corrects a path with doubled slashes, such as '//clothing/' on nginx, before Next starts. Next's router would pass it to
 * `history.replaceState`, which throws because '//clothing/' means another host.
 */
const { origin, pathname, search, hash } = location;
if (pathname.includes('//'))
  history.replaceState(history.state, '', origin + pathname.replace(/\/{2,}/g, '/') + search + hash);

export {};
