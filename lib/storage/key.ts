/**
 * The key under which this store keeps what has a name: 'sp:unit', or 'sp:/store:unit' under a base path, so that two stores on one
 * origin share nothing. What is kept in storage, locks and databases are named so.
 */
export function storageKey(name: string, basePath = process.env.NEXT_PUBLIC_BASE_PATH): string {
  return `sp:${basePath ? `${basePath}:` : ''}${name}`;
}
