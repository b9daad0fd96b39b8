import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../export/files';
import { type HostRules, hostRules } from '../hosting/rules';

/** An export and what its hosts are told. */
export type ServedSite = {
  /** Addresses of all files below the base path: '/clothing/index.html'. */
  files: readonly string[];
  read: (file: string) => Buffer;
  /** The first file whose address matches; throws where there is none. */
  first: (pattern: RegExp) => string;
  /** The largest file with an ending; undefined where there is none. */
  largest: (ending: string) => string | undefined;
  /** With addresses below the base path, as `files` has them. */
  rules: HostRules;
  basePath: string;
};

/** @param out folder of the export */
export function readSite(
  out: string,
  { basePath, hstsSeconds }: { basePath: string; hstsSeconds: number },
): ServedSite {
  const listed = listFiles(out);
  const files = listed.map(({ path }) => `/${path}`);
  return {
    files,
    read: (file) => readFileSync(join(out, file)),
    first: (pattern) => {
      const found = files.find((file) => pattern.test(file));
      if (!found) throw new Error(`no file of ${out} matches ${pattern}`);
      return found;
    },
    largest: (ending) => {
      const [found] = listed.filter(({ path }) => path.endsWith(ending)).sort((a, b) => b.bytes - a.bytes);
      return found && `/${found.path}`;
    },
    rules: hostRules({ basePath: '', hstsSeconds }),
    basePath,
  };
}

/** A page, a product's and one of the admin by their addresses, and files of each kind that is kept in a way of its own. */
export function samples({ first }: Pick<ServedSite, 'first'>) {
  const page = (pattern: RegExp) => first(pattern).replace(/index\.html$/, '');
  return {
    page: page(/^\/search\/index\.html$/),
    product: page(/^\/products\/[^/]+\/index\.html$/),
    admin: page(/^\/admin\/login\/index\.html$/),
    script: first(/^\/_next\/static\/chunks\/.+\.js$/),
    style: first(/^\/_next\/static\/chunks\/.+\.css$/),
    font: first(/\.woff2$/),
    index: first(/^\/data\/catalogue-.+\.json$/),
    current: first(/^\/data\/current\.json$/),
    picture: first(/^\/drawings\/.+\.svg$/),
  };
}
