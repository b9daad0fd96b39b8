const PHASES = { 'next-build': 'nextSeconds', 'static-generation': 'generationSeconds' };

/**
 * Reads how long the phases of a Next build took from its `.next/trace-build`: lines that each hold a list of events,
 * with durations in microseconds. A phase that is not there is left out.
 * @param {string} trace
 * @returns {{ nextSeconds?: number, generationSeconds?: number }}
 */
export function readPhases(trace) {
  const events = trace.split('\n').flatMap((line) => (line.trim() ? JSON.parse(line) : []));
  const known = events.filter(({ name }) => name in PHASES);
  return Object.fromEntries(known.map(({ name, duration }) => [PHASES[name], duration / 1e6]));
}
