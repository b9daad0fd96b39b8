/** Files of the export for programs: the address without the base path, the media type, and the title. */
export const readerFiles = {
  atom: { path: '/feed.xml', type: 'application/atom+xml', title: 'New products' },
  jsonFeed: { path: '/feed.json', type: 'application/feed+json', title: 'New products' },
} as const;
