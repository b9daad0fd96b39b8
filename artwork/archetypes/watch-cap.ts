import type { Archetype, Colorway, View } from '../archetype';
import { shade } from '../color';
import { lensAt } from '../lens';
import { ground } from '../paper';
import { symmetric } from '../path';
import { type Pen, pen } from '../pen';

export type WatchCapOptions = {
  readonly fleece?: boolean;
  readonly fit?: 'low' | 'regular';
  readonly cuff?: boolean;
};

type Cut = ReturnType<typeof read>;

function read(options: WatchCapOptions) {
  return {
    fleece: options.fleece ?? false,
    low: (options.fit ?? 'regular') === 'low',
    cuff: options.cuff ?? true,
  };
}

/** Ribs that run from a lower row up to the crown. */
function ribs(
  foot: (u: number) => readonly [number, number],
  top: readonly [number, number],
  bulge: number,
  count: number,
): string {
  let d = '';
  for (let i = 1; i < count; i += 1) {
    const u = (i / count) * 2 - 1;
    const [x, y] = foot(u);
    const x2 = 300 + (x - 300) * bulge;
    d += `M${x.toFixed(1)} ${y.toFixed(1)}C${x2.toFixed(1)} ${(y - (y - top[1]) * 0.5).toFixed(1)} ${(300 + (x - 300) * 0.84).toFixed(1)} ${(top[1] + 14 + u * u * 34).toFixed(1)} ${(top[0] + u * 16).toFixed(1)} ${(top[1] + 5).toFixed(1)}`;
  }
  return d;
}

function knit(k: Pen, d: string, count: number): string {
  return (
    k.seam(d, count > 26 ? 1.6 : 2) +
    k.light(
      d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${(Number(x) + 3.4).toFixed(1)} ${y}`),
      0.16,
      2.2,
    )
  );
}

function hat(k: Pen, cut: Cut, worn: boolean): string {
  const top = cut.low ? 128 : 92;
  const dome = symmetric(`M300 ${top}C196 ${top} 124 ${top + 70} 116 370L118 440C180 468 250 472 300 472`);
  const foot = (u: number): readonly [number, number] => [300 + Math.sin((u * Math.PI) / 2) * 184, 400 - u * u * 16];
  const texture = cut.fleece ? 'fleece' : 'knit';
  const lines = cut.fleece
    ? k.seam(`M300 ${top}C262 ${top + 40} 246 260 244 400M300 ${top}C338 ${top + 40} 354 260 356 400`, 1.4) +
      k.stitch(`M294 ${top + 3}C256 ${top + 44} 240 260 238 400M306 ${top + 3}C344 ${top + 44} 360 260 362 400`)
    : knit(k, ribs(foot, [300, top], 1.04, 26), 26);
  if (!worn) {
    const long = symmetric(`M300 ${top - 20}C196 ${top - 20} 132 ${top + 60} 126 330L122 498C180 524 250 530 300 530`);
    const lining = 'M122 498C180 474 420 474 478 498C420 538 180 538 122 498Z';
    const low = (u: number): readonly [number, number] => [300 + Math.sin((u * Math.PI) / 2) * 178, 516 - u * u * 36];
    return (
      k.part(long, { texture, shade: 'round' }) +
      (cut.fleece
        ? k.seam(`M300 ${top - 20}V526`, 1.4) + k.stitch(`M293 ${top - 16}V524M307 ${top - 16}V524`)
        : knit(k, ribs(low, [300, top - 20], 1.02, 26), 26)) +
      k.fold('M134 396C200 416 400 416 466 396') +
      k.shadow('M132 392C200 414 400 414 468 392L468 402C400 424 200 424 132 402Z', 0.14) +
      k.part(lining, {
        tone: shade(k.t.base, k.t.isDark ? 0.16 : -0.2),
        texture: 'fleece',
        shade: 'down',
        line: 2,
        print: false,
      }) +
      k.stitch('M142 500C200 482 400 482 458 500C400 528 200 528 142 500Z') +
      k.part('M282 506L318 506L316 526L284 526Z', { tone: '#e9e6dc', line: 1.2, rim: false, print: false })
    );
  }
  const cuff = symmetric('M300 392C230 392 170 384 112 364C104 400 102 440 106 474C170 500 240 506 300 506');
  const rows = Array.from({ length: 29 }, (_, i) => {
    const u = ((i + 1) / 30) * 2 - 1;
    const s = Math.sin((u * Math.PI) / 2);
    const [x, y] = [300 + s * 190, 391 - u * u * 24];
    return `M${x.toFixed(1)} ${y.toFixed(1)}C${(x + s * 6).toFixed(1)} ${(y + 40).toFixed(1)} ${(x + s * 6).toFixed(1)} ${(y + 80).toFixed(1)} ${(x + s * 4).toFixed(1)} ${(500 - s * s * 30).toFixed(1)}`;
  }).join('');
  return (
    k.part(dome, { texture, shade: 'round' }) +
    lines +
    k.shadow(
      symmetric(
        `M300 ${top}C280 ${top} 262 ${top + 4} 248 ${top + 10}C262 ${top + 22} 282 ${top + 18} 300 ${top + 14}`,
      ),
      0.2,
    ) +
    k.light(`M176 238C190 190 218 160 250 146C224 180 206 224 200 290C184 280 174 260 176 238Z`, 0.08) +
    (cut.cuff
      ? k.shadow('M116 352C180 380 420 380 484 352L486 372C420 398 180 398 114 372Z', 0.28) +
        k.part(cuff, { texture, shade: 'round' }) +
        (cut.fleece
          ? k.stitch(
              'M110 376C170 396 240 404 300 404C360 404 430 396 490 376M108 462C170 487 240 493 300 493C360 493 430 487 492 462',
            )
          : knit(k, rows, 30)) +
        k.light('M114 368C180 390 240 396 300 396C360 396 420 390 486 368', 0.25, 2)
      : k.stitch('M122 428C180 456 250 460 300 460C350 460 420 456 478 428'))
  );
}

/** Knit caps with a turned-up cuff. Options: fleece (fleece in place of ribbed knit); fit low|regular; cuff (turned up). */
export const watchCap: Archetype<WatchCapOptions> = {
  title: 'watch cap',
  second: 'cuff turned down, lining',
  detail: 'knit and cuff',
  draw(view: View, color: Colorway, options: WatchCapOptions, labels: readonly string[]): string {
    const cut = read(options);
    if (view === 'detail') {
      const { k, spot, show } = lensAt(color, 238, 380, 2.4);
      return show(hat(k, cut, true), labels, [
        spot(250, 318, cut.fleece ? 'Fleece crown' : 'Rib-knit crown', /\bknit\b|layer|acrylic|wool|fleece|crown/),
        ...(cut.cuff
          ? [spot(286, 446, 'Turned-up cuff', /cuff/), spot(176, 388, 'Fold of the cuff', /\bfold/)]
          : [spot(240, 440, 'Hem', /\bhem\b/), spot(170, 360, 'Ribs', /\bribs?\b/)]),
      ]);
    }
    return ground(300, view === 'front' ? 512 : 536, 180) + hat(pen(color), cut, view === 'front');
  },
};
