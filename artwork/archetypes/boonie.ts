import type { Archetype, Colorway, View } from '../archetype';
import { lensAt } from '../lens';
import { group, path } from '../markup';
import { ground } from '../paper';
import { both, disc, symmetric } from '../path';
import { type Pen, pen } from '../pen';
import { laceCord } from './footwear-parts';

export type BoonieOptions = {
  readonly weave?: 'ripstop' | 'twill';
  readonly cord?: boolean;
  readonly vents?: number;
};

type Cut = ReturnType<typeof read>;

function read(options: BoonieOptions) {
  return {
    ripstop: (options.weave ?? 'ripstop') === 'ripstop',
    cord: options.cord ?? true,
    vents: Number(options.vents ?? 2),
  };
}

const vent = (k: Pen, x: number, y: number): string =>
  k.rivet(x, y, 7.4, 'brass') +
  path(disc(x, y, 4.6), { fill: '#0b0f12' }) +
  path(`M${x - 4} ${y - 1.6}h8M${x - 4} ${y + 1.6}h8M${x - 1.6} ${y - 4}v8M${x + 1.6} ${y - 4}v8`, {
    stroke: '#b8954a',
    'stroke-width': 0.7,
  });

function front(k: Pen, cut: Cut): string {
  const weave = cut.ripstop ? 'ripstop' : 'twill';
  const brim =
    'M34 372C40 330 140 300 300 300C460 300 562 326 566 366C568 392 538 398 512 412C474 434 400 466 312 466C220 466 150 448 92 424C60 410 30 400 34 372Z';
  const crown = symmetric('M300 170C240 170 206 178 196 192C184 240 176 300 172 352C200 384 260 392 300 392');
  const band = symmetric('M300 344C254 344 208 338 179 316L174 348C204 376 256 384 300 384');
  const loops = [202, 236, 276, 324, 364, 398];
  const bend = (x: number): number => 344 - ((x - 300) / 121) ** 2 * 26;
  return (
    k.part(brim, { texture: weave, shade: 'down' }) +
    k.shadow('M150 372C180 404 250 420 306 420C370 420 430 400 450 368C430 340 170 340 150 372Z', 0.25) +
    k.stitch(
      'M52 374C60 342 150 314 300 314C450 314 542 338 548 368C548 384 520 392 498 402C460 422 392 450 310 450C226 450 160 434 104 412C74 400 50 394 52 374Z',
    ) +
    k.stitch(
      'M84 374C96 352 170 332 300 332C430 332 508 348 516 368C514 380 492 386 476 394C440 412 380 434 308 434C234 434 176 420 128 400C104 392 82 388 84 374Z',
    ) +
    k.stitch(
      'M116 374C126 360 190 350 300 350C410 350 474 360 484 370C480 380 462 384 448 390C416 404 368 418 306 418C242 418 192 406 150 390C132 384 116 382 116 374Z',
    ) +
    k.fold('M60 404C96 412 112 420 140 432M470 420C492 404 510 400 536 396') +
    k.part(crown, { texture: weave, shade: 'round' }) +
    k.part(
      'M196 192C204 172 250 160 300 160C350 160 396 172 404 192C396 212 350 222 300 222C250 222 204 212 196 192Z',
      { texture: weave, shade: 'slant', line: 2 },
    ) +
    k.stitch(
      'M206 193C216 178 256 168 300 168C344 168 384 178 394 193C384 206 346 214 300 214C254 214 216 206 206 193Z',
    ) +
    k.stitch(both('M300 230C254 230 214 222 196 206')) +
    k.seam('M192 214C188 250 182 290 180 316M408 214C412 250 418 290 420 316', 1.1) +
    k.fold(both('M226 240C222 268 222 286 230 304M252 236Q246 256 248 276')) +
    vent(k, 232, 262) +
    (cut.vents > 1 ? vent(k, 258, 268) : '') +
    vent(k, 368, 262) +
    (cut.vents > 1 ? vent(k, 342, 268) : '') +
    k.shadow(symmetric('M300 350C254 350 208 344 177 322L173 352C204 382 256 390 300 390'), 0.25) +
    k.part(band, { tone: 'light', texture: 'webbing', line: 1.8, shade: 'round', rim: false }) +
    loops
      .map((x) => {
        const y = bend(x);
        return (
          k.seam(`M${x} ${y.toFixed(1)}V${(y + 38).toFixed(1)}`, 2) +
          k.light(`M${x + 2.4} ${(y + 3).toFixed(1)}V${(y + 35).toFixed(1)}`, 0.2, 1.2)
        );
      })
      .join('') +
    (cut.cord
      ? laceCord('M150 438C160 480 210 524 290 530', 4, k.t.dark, k.t.line) +
        laceCord('M452 436C440 480 372 524 310 530', 4, k.t.dark, k.t.line) +
        laceCord('M296 538C292 556 286 568 280 578M304 538C308 556 312 566 320 574', 4, k.t.dark, k.t.line) +
        k.part('M288 518C288 512 312 512 312 518L315 540C315 546 285 546 285 540Z', {
          material: 'polymer',
          line: 1.6,
          ink: '#0b0f12',
        })
      : '')
  );
}

function above(k: Pen, cut: Cut): string {
  const weave = cut.ripstop ? 'ripstop' : 'twill';
  const rings = [226, 208, 190, 172].map((r) => k.stitch(disc(300, 300, r, r * 0.97))).join('');
  const loops = Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * Math.PI * 2 + 0.22;
    const at = (r: number): string =>
      `${(300 + Math.cos(a) * r).toFixed(1)} ${(300 + Math.sin(a) * r * 0.97).toFixed(1)}`;
    return k.seam(`M${at(140)}L${at(156)}`, 2);
  }).join('');
  return (
    k.part('M300 58C440 54 544 160 542 298C544 440 440 540 302 538C160 542 58 438 58 302C54 162 160 56 300 58Z', {
      texture: weave,
      shade: 'slant',
    }) +
    rings +
    k.fold('M96 196C116 210 124 222 136 236M446 432C452 444 458 452 466 458M420 96Q414 120 400 134') +
    k.shadow(disc(306, 308, 164, 160), 0.25) +
    k.part(disc(300, 300, 156, 151), { tone: 'light', texture: 'webbing', line: 2, rim: false }) +
    loops +
    k.part(disc(300, 300, 140, 136), { texture: weave, shade: 'slant', line: 2, rim: false }) +
    k.seam('M300 164V190M300 410V436', 1.2) +
    [
      [190, 232],
      [410, 232],
      [190, 368],
      [410, 368],
    ]
      .map(([x = 0, y = 0]) => vent(k, x, y))
      .join('') +
    k.part(disc(300, 300, 102, 99), { texture: weave, shade: 'ball', line: 1.8, rim: false }) +
    k.stitch(disc(300, 300, 95, 92)) +
    k.stitch(disc(300, 300, 109, 106)) +
    k.fold('M250 260C280 280 320 282 352 268M262 330C288 344 318 344 344 334')
  );
}

/** Wide-brimmed field hats. Options: weave ripstop|twill; cord (chin cord); vents 1|2 (on each side). */
export const boonie: Archetype<BoonieOptions> = {
  title: 'boonie hat',
  second: 'from above',
  detail: 'crown, vents and band of loops',
  draw(view: View, color: Colorway, options: BoonieOptions, labels: readonly string[]): string {
    const cut = read(options);
    if (view === 'detail') {
      const { k, spot, show } = lensAt(color, 268, 322, 2.2);
      return show(front(k, cut), labels, [
        spot(232, 262, 'Screened vent', /vent|eyelet|mesh/),
        spot(340, 363, 'Band of branch loops', /loop|\bband\b/),
        spot(240, 412, 'Stitched brim', /brim|stitch/),
        spot(300, 300, 'Crown', /crown/),
      ]);
    }
    const k = pen(color);
    if (view === 'second') return above(k, cut);
    return (
      ground(300, cut.cord ? 540 : 478, cut.cord ? 120 : 220) +
      group(front(k, cut), cut.cord ? 'translate(0 -44)' : 'translate(0 6)')
    );
  },
};
