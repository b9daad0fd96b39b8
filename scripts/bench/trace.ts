const PHASES: Readonly<Record<string, 'nextSeconds' | 'generationSeconds'>> = {
  'next-build': 'nextSeconds',
  'static-generation': 'generationSeconds',
};

type Phases = { nextSeconds?: number; generationSeconds?: number };

/**
 * Reads how long the phases of a Next build took from its `.next/trace-build`: lines that each hold a list of events,
 * with durations in microseconds. A phase that is not there is left out.
 */
export function readPhases(trace: string): Phases {
  const phases: Phases = {};
  for (const line of trace.split('\n').filter((text) => text.trim())) {
    for (const { name, duration } of JSON.parse(line) as { name: string; duration: number }[]) {
      const phase = PHASES[name];
      if (phase) phases[phase] = duration / 1e6;
    }
  }
  return phases;
}
