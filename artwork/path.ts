/** One path command with absolute coordinates; arcs keep their seven numbers. */
type Segment = { readonly cmd: 'M' | 'L' | 'C' | 'Q' | 'A' | 'Z'; readonly n: readonly number[] };

const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, S: 4, Q: 4, H: 1, V: 1, A: 7, Z: 0 };

/** Rounds to one decimal and drops a needless zero. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function parse(d: string): Segment[] {
  const out: Segment[] = [];
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  let ctrl: readonly [number, number] | null = null;
  for (const match of d.matchAll(/([MLCSQHVAZ])([^MLCSQHVAZ]*)/gi)) {
    const letter = match[1] ?? 'Z';
    const rel = letter !== letter.toUpperCase();
    let cmd = letter.toUpperCase();
    const all = ((match[2] ?? '').match(/-?(?:\d*\.\d+|\d+\.?)(?:e-?\d+)?/gi) ?? []).map(Number);
    const arity = ARITY[cmd] ?? 0;
    for (let i = 0; i === 0 || i < all.length; i += Math.max(arity, 1)) {
      const raw = all.slice(i, i + arity);
      const at = (k: number): number => raw[k] ?? 0;
      const absolute = raw.map((v, k) => (rel ? v + (k % 2 ? y : x) : v));
      if (cmd === 'Z') {
        out.push({ cmd: 'Z', n: [] });
        x = startX;
        y = startY;
        ctrl = null;
        continue;
      }
      let n: number[];
      let kind: Segment['cmd'];
      if (cmd === 'H') {
        n = [rel ? x + at(0) : at(0), y];
        kind = 'L';
      } else if (cmd === 'V') {
        n = [x, rel ? y + at(0) : at(0)];
        kind = 'L';
      } else if (cmd === 'A') {
        n = [...raw.slice(0, 5), rel ? x + at(5) : at(5), rel ? y + at(6) : at(6)];
        kind = 'A';
      } else if (cmd === 'S') {
        const first: readonly [number, number] = ctrl ? [2 * x - ctrl[0], 2 * y - ctrl[1]] : [x, y];
        n = [...first, ...absolute];
        kind = 'C';
      } else {
        n = absolute;
        kind = cmd === 'M' ? 'M' : cmd === 'C' ? 'C' : cmd === 'Q' ? 'Q' : 'L';
      }
      ctrl = kind === 'C' ? [n[2] ?? 0, n[3] ?? 0] : null;
      x = n[n.length - 2] ?? 0;
      y = n[n.length - 1] ?? 0;
      if (kind === 'M') {
        startX = x;
        startY = y;
      }
      out.push({ cmd: kind, n });
      if (cmd === 'M') cmd = 'L';
    }
  }
  return out;
}

function write(segments: readonly Segment[]): string {
  return segments.map((s) => s.cmd + s.n.map(num).join(' ')).join('');
}

function flip(segment: Segment, axis: number): Segment {
  const { cmd, n } = segment;
  if (cmd === 'A') {
    const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0] = n;
    return { cmd, n: [rx, ry, -turn, large, sweep ? 0 : 1, 2 * axis - x, y] };
  }
  return { cmd, n: n.map((v, k) => (k % 2 ? v : 2 * axis - v)) };
}

/** Mirrors a path left to right at a vertical axis, so that the light keeps coming from the left. */
export function mirrorPath(d: string, axis = 300): string {
  return write(parse(d).map((s) => flip(s, axis)));
}

/** Completes the left half of an outline (one open sub-path, from the top of the axis down to its foot) into the closed whole. */
export function symmetric(half: string, axis = 300): string {
  const segments = parse(half).filter((s) => s.cmd !== 'Z');
  const back: Segment[] = [];
  for (let i = segments.length - 1; i > 0; i -= 1) {
    const here = flip(segments[i] as Segment, axis);
    const before = flip(segments[i - 1] as Segment, axis).n;
    const end = before.slice(-2);
    if (here.cmd === 'C') back.push({ cmd: 'C', n: [...here.n.slice(2, 4), ...here.n.slice(0, 2), ...end] });
    else if (here.cmd === 'Q') back.push({ cmd: 'Q', n: [...here.n.slice(0, 2), ...end] });
    else if (here.cmd === 'A') {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = here.n;
      back.push({ cmd: 'A', n: [rx, ry, turn, large, sweep ? 0 : 1, ...end] });
    } else back.push({ cmd: 'L', n: end });
  }
  const last = segments[segments.length - 1]?.n.slice(-2) ?? [];
  const bridge: Segment[] =
    Math.abs((last[0] ?? axis) - axis) < 0.05 ? [] : [{ cmd: 'L', n: [2 * axis - (last[0] ?? 0), last[1] ?? 0] }];
  return `${write([...segments, ...bridge, ...back])}Z`;
}

/** Moves every point of a path by a rule; arcs keep their radii. */
export function bend(d: string, move: (x: number, y: number) => readonly [number, number]): string {
  return write(
    parse(d).map(({ cmd, n }) => {
      const kept = cmd === 'A' ? 5 : 0;
      const moved: number[] = [];
      for (let i = kept; i < n.length; i += 2) moved.push(...move(n[i] ?? 0, n[i + 1] ?? 0));
      return { cmd, n: [...n.slice(0, kept), ...moved] };
    }),
  );
}

/** Moves a path. */
export function shift(d: string, dx: number, dy: number): string {
  return bend(d, (x, y) => [x + dx, y + dy]);
}

/** Joins a path and its mirror image into one path: for lines that both halves have. */
export function both(d: string, axis = 300): string {
  return d + mirrorPath(d, axis);
}

/** A rectangle with round corners as a path. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r <= 0) return `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`;
  const c = `${num(r)} ${num(r)} 0 0 1`;
  return `M${num(x + r)} ${num(y)}h${num(w - 2 * r)}a${c} ${num(r)} ${num(r)}v${num(h - 2 * r)}a${c} ${num(-r)} ${num(r)}h${num(2 * r - w)}a${c} ${num(-r)} ${num(-r)}v${num(2 * r - h)}a${c} ${num(r)} ${num(-r)}Z`;
}

/** A circle or an ellipse as a path. */
export function disc(cx: number, cy: number, rx: number, ry = rx): string {
  const [a, b] = [num(rx), num(ry)];
  return `M${num(cx - rx)} ${num(cy)}a${a} ${b} 0 1 1 ${num(2 * rx)} 0a${a} ${b} 0 1 1 ${num(-2 * rx)} 0Z`;
}

/** An open or closed line through points. */
export function poly(points: readonly (readonly [number, number])[], closed = true): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${closed ? 'Z' : ''}`;
}
