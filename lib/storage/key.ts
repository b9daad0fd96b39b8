import { BASE_PATH } from '../site/base-path';

/**
 * The key under which this store keeps what has a name: 'sp:unit', or 'sp:/store:unit' under a base path, so that two stores on one
 * origin share nothing. Storage, locks and databases are named so.
 */
export function storageKey(name: string, basePath: string = BASE_PATH): string {
  return `sp:${basePath && `${basePath}:`}${name}`;
}

/** The name behind a key; undefined when the key is another store's, or nobody's. */
export function storageName(key: string): string | undefined {
  const start = storageKey('');
  // Names begin with a letter: behind the plain prefix a slash begins the base path of another store.
  return key.startsWith(start) && key[start.length] !== '/' ? key.slice(start.length) : undefined;
}
