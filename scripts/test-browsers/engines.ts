import { findBrowser } from '../browser/find-browser';
import { installedBrowsers, onPath } from '../browser/places';

export const ENGINES = ['webkit', 'firefox', 'chromium'] as const;
export type EngineName = (typeof ENGINES)[number];

/** A browser that stands on this machine; of WebKit `program` is its driver. */
export type Engine = { name: EngineName; program: string };

/** The engines asked for, and those that stand: for the test runner, in its environment. */
export type Meeting = { wanted: readonly EngineName[]; met: readonly Engine[] };

const INSTALL: Readonly<Record<EngineName, string>> = {
  webkit: 'apt-get install webkit2gtk-driver xvfb',
  firefox: 'apt-get install firefox-esr',
  chromium: 'apt-get install chromium',
};
/** The engines that stand, in their order; a broken one stands, so that its start says why. */
export async function standingEngines(names: readonly EngineName[]): Promise<Engine[]> {
  const found = await Promise.all(names.map(findEngine));
  return found.filter((engine) => engine !== undefined);
}

async function findEngine(name: EngineName): Promise<Engine | undefined> {
  const program = await PROGRAMS[name]();
  return program ? { name, program } : undefined;
}

const PROGRAMS: Readonly<Record<EngineName, () => Promise<string | undefined>>> = {
  webkit: async () => {
    const [[driver], [display]] = await Promise.all([onPath('WebKitWebDriver'), onPath('Xvfb')]);
    return display && driver;
  },
  firefox: async () => (await onPath('firefox-esr', 'firefox'))[0],
  // A whole one, with a clipboard and what else has to do with windows, before the one of the gate.
  chromium: async () =>
    (await installedBrowsers()).find((path) => !path.includes('headless-shell')) ??
    (await findBrowser().catch(() => undefined))?.executablePath,
};

/** One line on which of these browsers were met, as they name themselves, and how to get those that were not. */
export function metLine(wanted: readonly EngineName[], met: ReadonlyMap<EngineName, string>): string {
  const missing = wanted.filter((name) => !met.has(name));
  return [
    ...(met.size > 0 ? [`Browsers met: ${[...met.values()].join(', ')}.`] : []),
    ...missing.map((name) => `Not met: ${name} (${INSTALL[name]}).`),
  ].join(' ');
}

/** The words behind the command: engines first, all that stand where none is named, and then what the test runner takes. */
export function readWords(words: readonly string[]): { named: EngineName[]; others: string[] } {
  const end = words.findIndex((word) => word.startsWith('-'));
  const names = end < 0 ? words : words.slice(0, end);
  const unknown = names.find((name) => !ENGINES.some((engine) => engine === name));
  if (unknown !== undefined) throw new Error(`"${unknown}" is no browser: name ${ENGINES.join(', ')}.`);
  return {
    named: ENGINES.filter((engine) => names.includes(engine)),
    others: end < 0 ? [] : words.slice(end),
  };
}
