import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OWN_MACHINE, readEnvironment } from '../../lib/environment';
import { listFiles } from '../export/files';
import { runNpm } from '../processes/run-program';
import { makeWorkFolder } from '../processes/work-folder';
import { type Audit, middleAudit, openAudits } from './audit-page';
import { buildPeer, PEERS, type PeerName } from './build-peer';
import { findPage, PAGES } from './pages';
import type { Options, Part } from './part';
import { type PeerResult, reportPeers } from './peers-report';
import { summarizeFiles } from './scale-report';
import { HERE } from './sites';
import { weighPage } from './weights';

const AUDITS = 3;
const isPeer = (name: string): name is PeerName => name in PEERS;

/** An export of this shop, of a plain Next and of a plain Astro with the same product data: built and measured alike, one after the other. */
export const peers: Part<PeerResult> = {
  name: 'peers',
  cases: [HERE, ...Object.keys(PEERS)],
  report: reportPeers,

  async open(options) {
    const work = join(options.root, '.cache', 'peers', HERE);

    async function measure(name: string): Promise<PeerResult> {
      const { seconds, out } = await (isPeer(name) ? buildPeer(name, options) : buildHere(work, options));
      const { files, bytes, pages } = summarizeFiles(listFiles(out));
      return { seconds, files, bytes, pages, ...(await visit(name, out, options)) };
    }

    return { measure, close: () => rm(work, { recursive: true, force: true }) };
  },
};

/** The whole of `npm run build`, drawings and share images included, in a folder of its own. */
async function buildHere(work: string, { root, signal, progress }: Options) {
  progress('preparing the folder');
  const { dataDir, catalogueFile } = readEnvironment();
  await makeWorkFolder(root, work, [dataDir, catalogueFile]);
  const { seconds } = await runNpm(['run', 'build'], {
    cwd: work,
    env: { ...process.env, SITE_URL: OWN_MACHINE, BASE_PATH: '' },
    signal,
    report: (text) => progress(`${HERE}: building: ${text}`),
  });
  return { seconds, out: join(work, 'out') };
}

async function visit(name: string, out: string, options: Options): Promise<Pick<PeerResult, 'visits'>> {
  const { url, browser, audit, close } = await openAudits(options, out);
  const step = (what: string) => options.progress(`${name}: ${what}`);
  try {
    const visits: PeerResult['visits'] = {};
    for (const place of Object.keys(PAGES)) {
      step(`weighing and auditing ${place}`);
      const page = await findPage(browser, url, place);
      const { loaded } = await weighPage(browser, page);
      const audits: Audit[] = [];
      while (audits.length < AUDITS) audits.push(await audit(page));
      const { scores, lcpMs } = middleAudit(audits);
      const gzipOf = (kind: string) => loaded.reduce((sum, file) => (file.kind === kind ? sum + file.gzip : sum), 0);
      visits[place] = { performance: scores.performance ?? 0, lcpMs, html: gzipOf('HTML'), script: gzipOf('script') };
    }
    return { visits };
  } finally {
    await close();
  }
}
