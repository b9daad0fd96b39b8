import { importsOf } from './imports';
import type { Rule } from './rules';

/** Small modules at the root of `lib` that know nothing of the shop; everything may import them. */
const LEAVES = [
  ...[
    'amounts',
    'base64',
    'counted',
    'csv-cell',
    'day-in-words',
    'decode-text',
    'fold',
    'hash64',
    'is-record',
    'listed',
    'locality',
    'money',
    'read-once',
    'shop-day',
    'slug',
    'steps',
    'zod',
  ],
  ...['environment', 'host-address', 'loader', 'size-limits'],
];

/** The folders and further modules of `lib`, and what of it each may import, types included. */
export const LIB_LAYERS: Readonly<Record<string, readonly string[]>> = {
  storage: [],
  // The look of the shop.
  theme: [],
  catalogue: [],
  contact: [],
  // The ways to the hosts of git repositories.
  'git-hosts': [],
  index: ['catalogue'],
  search: ['catalogue', 'index'],
  order: ['catalogue', 'index', 'search'],
  // Facts, menu, messages and addresses of the shop; `content` checks every file of the data folder, and so knows their schemas.
  site: ['catalogue', 'git-hosts', 'search', 'order', 'theme'],
  listing: ['catalogue', 'index', 'search', 'site'],
  // An agency's request, and goods side by side.
  request: ['catalogue', 'contact', 'index', 'search', 'site'],
  compare: ['catalogue', 'index'],
  visitor: ['catalogue', 'contact', 'request', 'storage'],
  worker: ['catalogue', 'index', 'search', 'order', 'listing', 'site', 'preview'],
  seo: ['catalogue', 'listing', 'site'],
  readers: ['catalogue', 'seo', 'site'],
  // Pages as plain data, which only the catalogue and these make.
  views: ['catalogue', 'listing', 'readers', 'seo', 'site'],
  // The preview is handed the index with the operator's edits, and knows nobody who makes it.
  preview: ['index', 'storage'],
  offline: ['site', 'storage'],
  share: ['site'],
  admin: ['catalogue', 'git-hosts', 'index', 'listing', 'site', 'storage', 'preview', 'offline'],
};

const layerOf = (path: string) => path.split('/')[1]?.replace(/\.ts$/, '') ?? '';

/** Arrows inside `lib`, types included: catalogue knows no address, no index and no seo, search no worker, worker no admin. */
export const wrongArrowsInLib: Rule = (files) => {
  const offences: string[] = [];
  for (const path of files.keys()) {
    if (!path.startsWith('lib/')) continue;
    const layer = layerOf(path);
    const allowed = LIB_LAYERS[layer];
    if (!allowed && !LEAVES.includes(layer)) offences.push(`${path} is in no layer of tests/architecture/inside-lib`);
    for (const { file, specifier } of importsOf(path, files)) {
      if (!file?.startsWith('lib/')) continue;
      const target = layerOf(file);
      if (target !== layer && !LEAVES.includes(target) && !allowed?.includes(target))
        offences.push(`${path} imports ${specifier}`);
    }
  }
  return offences;
};
