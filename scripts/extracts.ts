/**
 * `npm run extracts -- [--check] [--newest]`: writes anew what the project keeps of descriptions that others publish as large
 * packages: GitHub's REST and its GraphQL, and MDN's data on browsers. Each extract names its package and version, which is fetched
 * into .cache; --newest takes the newest instead. With --check nothing is written: exit 1 names what differs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommand } from './command';
import { browserFeatures } from './extracts/browser-features';
import { commitSchema } from './extracts/commit-schema';
import { githubRest } from './extracts/github-rest';
import { fetchPackage } from './fetch/fetch-package';

const EXTRACTS = [
  {
    file: 'tests/hosts/github/rest.json',
    name: '@octokit/openapi',
    source: 'generated/api.github.com.json',
    make: githubRest,
  },
  {
    file: 'tests/hosts/github/commit.graphql',
    name: '@octokit/graphql-schema',
    source: 'schema.graphql',
    make: commitSchema,
  },
  {
    file: 'scripts/browsers/features.json',
    name: '@mdn/browser-compat-data',
    source: 'data.json',
    make: browserFeatures,
  },
] as const;

const { flags } = readCommand();
for (const { file, name, source, make } of EXTRACTS) {
  const old = readFileSync(file, 'utf8');
  const [, pinned] = new RegExp(`${name} (\\d+\\.\\d+\\.\\d+)`).exec(old) ?? [];
  const { folder, version, remove } = await fetchPackage(name, flags.has('newest') ? undefined : pinned);
  const text = make(readFileSync(join(folder, source), 'utf8'), `${name} ${version}`);
  await remove();
  if (text === old) console.log(`${file} is what ${name} ${version} says`);
  else if (flags.has('check')) {
    console.error(`${file} is not what ${name} ${version} says`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, text);
    console.log(`${file} is written from ${name} ${version}`);
  }
}
