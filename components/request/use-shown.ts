import { startTransition, useEffect, useMemo, useState } from 'react';
import type { PadBlock } from './pad-blocks';

/** Written lines that are drawn in one go: about as many as fill a screen or two. */
const STEP = 30;

/** The first of some blocks, and soon all of them: five hundred lines at once would hold up a slow phone for seconds. */
export function useShown(blocks: readonly PadBlock[]): readonly PadBlock[] {
  const [most, setMost] = useState(STEP);
  const total = useMemo(() => blocks.reduce((sum, block) => sum + linesIn(block), 0), [blocks]);
  useEffect(() => {
    if (most >= total) return;
    const timer = setTimeout(() => startTransition(() => setMost(most + STEP)));
    return () => clearTimeout(timer);
  }, [most, total]);
  return useMemo(() => (most >= total ? blocks : firstOf(blocks, most)), [blocks, most, total]);
}

const linesIn = (block: PadBlock) => (block.kind === 'lines' ? block.lines.length : 0);

function firstOf(blocks: readonly PadBlock[], most: number): PadBlock[] {
  let left = most;
  return blocks.flatMap((block) => {
    if (left <= 0) return [];
    const lines = linesIn(block);
    const shown = block.kind === 'lines' && lines > left ? { ...block, lines: block.lines.slice(0, left) } : block;
    left -= lines;
    return [shown];
  });
}
