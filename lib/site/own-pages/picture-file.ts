/** The path of a picture in the data folder by its address in a page; undefined for what lies elsewhere. */
export function pictureFile(url: string): string | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/)|[\\?#]/i.test(url)) return undefined;
  const path = decoded(url).replace(/^\.\//, '');
  return path === '' || path.split('/').some((part) => part === '' || part.startsWith('.'))
    ? undefined
    : `/pages/${path}`;
}

/** An address with its characters as they are: 'my%20oven.jpg' names 'my oven.jpg'. */
function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
