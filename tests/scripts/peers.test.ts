import { existsSync, readFileSync } from 'node:fs';
import { reportPeers } from '@/scripts/bench/peers-report';

const read = (file: string) => readFileSync(file, 'utf8');

describe.each(['next', 'astro'])('the peer %s', (name) => {
  const folder = `bench/peers/${name}`;
  const { dependencies, devDependencies } = JSON.parse(read(`${folder}/package.json`));
  const lock = JSON.parse(read(`${folder}/package-lock.json`));

  test('has one exact version of everything, and a lock that names no registry', () => {
    const versions = Object.values<string>({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(lock.packages['']).toMatchObject({ dependencies });
    expect(JSON.stringify(lock)).not.toMatch(/"resolved"/);
  });

  test('runs no install scripts, and runs on Node 20', () => {
    expect(read(`${folder}/.npmrc`)).toBe(read('.npmrc'));
    const { node } = lock.packages[`node_modules/${name}`].engines;
    expect(node).toMatch(/(?:\^20|>=20)\./);
  });

  test('is no part of the packages of this project', () => {
    expect(read('package.json')).not.toContain('bench/peers');
    expect(existsSync(`${folder}/node_modules`)).toBe(false);
  });
});

test('Next is compared in the version of this project', () => {
  const { dependencies } = JSON.parse(read('bench/peers/next/package.json'));
  const own = JSON.parse(read('package.json')).dependencies;
  expect(dependencies).toEqual({ next: own.next, react: own.react, 'react-dom': own['react-dom'] });
});

test('the report has a column for each and a row for each figure', () => {
  const visit = { performance: 100, lcpMs: 1510.4, html: 9300, script: 0 };
  const result = {
    ...{ seconds: 61.23, files: 1200, bytes: 41_000_000, pages: 418 },
    visits: { home: visit },
  };
  const report = reportPeers({
    this: result,
    astro: { ...result, seconds: 2.5 },
  });
  expect(report).toMatch(/^ +this +astro$/m);
  expect(report).toMatch(/^build, s +61\.2 +2\.5$/m);
  expect(report).toMatch(/^largest paint, ms, home +1,510 +1,510$/m);
});
