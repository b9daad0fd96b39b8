import type { Archetype, Colorway, View } from '../archetype';
import { lensAt } from '../lens';
import { group, path } from '../markup';
import { ground } from '../paper';
import { box, disc, symmetric } from '../path';
import { type PartStyle, type Pen, pen } from '../pen';
import { aslant } from '../pose';
import { isMetal, loadMetal } from './load-parts';
import { doorKey, scissorSnap, wireRing } from './pocket-parts';

export type KeyHolderOptions = {
  readonly kind?: 'clip' | 'flap' | 'reel' | 'silent-wrap';
  readonly material?: 'leather' | 'nylon';
  readonly sheath?: boolean;
};

type Make = ReturnType<typeof read>;

const INK = '#12181c';

function read(options: KeyHolderOptions) {
  const kind = options.kind ?? 'clip';
  return { kind, leather: (options.material ?? 'nylon') === 'leather', sheath: options.sheath ?? false };
}

function bunch(k: Pen, x: number, y: number, size = 1): string {
  return doorKey(k, x - 8, y, 24, size, true) + doorKey(k, x + 8, y, -22, size) + doorKey(k, x, y + 4, 2, size);
}

/** A ring with keys; the front coil lies over the bows. */
function ringOfKeys(k: Pen, x: number, y: number, r: number, size: number): string {
  return (
    wireRing(x, y, r) +
    bunch(k, x, y + r - 2, size) +
    path(`M${x - r * 0.6} ${y + r * 0.8}A${r} ${r} 0 0 0 ${x + r * 0.6} ${y + r * 0.8}`, {
      fill: 'none',
      stroke: INK,
      'stroke-width': 10,
    }) +
    path(`M${x - r * 0.6} ${y + r * 0.8}A${r} ${r} 0 0 0 ${x + r * 0.6} ${y + r * 0.8}`, {
      fill: 'none',
      stroke: '#c3c9ce',
      'stroke-width': 7,
    })
  );
}

function clipHolder(k: Pen, color: Colorway, m: Make, open: boolean): string {
  const paint = loadMetal(color);
  const back = 'M262 84Q262 60 284 60H316Q338 60 338 84V104H262Z';
  const plate = symmetric('M300 70H270Q256 70 256 86V250Q256 272 272 288L280 300V330H300');
  const hook =
    'M280 322H320V352C346 362 352 392 338 412C326 430 300 434 284 420L294 404C304 412 318 410 324 398C332 384 322 370 300 370H280Z';
  const sheath =
    k.part(symmetric('M300 96H250Q236 96 236 110V236Q236 252 252 252H300'), { texture: 'nylon', shade: 'round' }) +
    k.stitch(symmetric('M300 104H254Q244 104 244 113V234Q244 244 254 244H300')) +
    k.part('M236 150H364V196H236Z', { tone: 'dark', texture: 'webbing', line: 1.6, rim: false }) +
    k.stitch('M238 156H362M238 190H362') +
    k.snap(300, 173, 10);
  const bare =
    k.part(disc(300, 110, 7), { tone: '#0b0f12', line: 1.4, ink: INK, print: false, rim: false }) +
    path(box(286, 140, 28, 92, 12), { fill: '#0b0f12', 'fill-opacity': 0.85 }) +
    k.outline(box(286, 140, 28, 92, 12), 1.6) +
    k.part('M290 134H310V214Q300 224 290 214Z', { ...paint, line: 1.6, rim: false }) +
    k.light('M266 92V248', isMetal(color) ? 0.9 : 0.22, 4);
  const r = 52;
  const ringY = open ? 430 : 452;
  const gate = open
    ? k.part('M318 350L352 318L362 328L330 364Z', { ...paint, line: 1.6 })
    : k.part('M318 352Q340 370 330 398L320 392Q328 374 312 360Z', { ...paint, line: 1.6, rim: false });
  return (
    k.part(back, { ...paint, tone: 'dark', line: 2.2 }) +
    (open ? ringOfKeys(k, 300, ringY, r, 0.8) : wireRing(300, ringY, r, 9)) +
    k.part(plate, { ...paint, line: 2.4 }) +
    (m.sheath ? sheath : bare) +
    k.part(hook, { ...paint, line: 2.2 }) +
    gate +
    k.rivet(300, 334, 6, 'gunmetal')
  );
}

function beltLoop(k: Pen, skin: PartStyle, top: number): string {
  return (
    k.part(symmetric(`M300 ${top}H262Q250 ${top} 250 ${top + 12}V${top + 118}H300`), { ...skin, shade: 'round' }) +
    k.stitch(symmetric(`M300 ${top + 7}H265Q257 ${top + 7} 257 ${top + 15}V${top + 112}H300`)) +
    k.shadow(`M251 ${top + 28}H349V${top + 36}H251Z`, 0.18) +
    k.seam(`M251 ${top + 28}H349`, 1.3)
  );
}

function wrapHolder(k: Pen, open: boolean): string {
  const skin: PartStyle = { texture: 'nylon' };
  if (open) {
    const wing = 'M236 236H112Q92 236 92 256V420Q92 440 112 440H236Z';
    return (
      beltLoop(k, skin, 56) +
      k.part(
        symmetric('M300 168H244Q232 168 232 182V236H112Q92 236 92 256V420Q92 440 112 440H232V470Q232 492 254 492H300'),
        { tone: 'dark', texture: 'nylon', shade: 'round' },
      ) +
      k.seam('M236 238V438M364 238V438', 1.4) +
      k.stitch(
        `${wing.replace('M236 236H112', 'M230 243H114').replace('Q92 236 92 256', 'Q99 243 99 258').replace('V420Q92 440 112 440H236Z', 'V418Q99 433 114 433H230')}M370 243H486Q501 243 501 258V418Q501 433 486 433H370`,
      ) +
      k.loop(106, 256, 46, 164) +
      k.part(box(448, 256, 46, 164, 3), { tone: 'deep', texture: 'grip', line: 1.6, rim: false, print: false }) +
      k.stitch(box(452, 260, 38, 156, 2)) +
      k.part('M284 176H316V214H284Z', { texture: 'webbing', line: 1.6, rim: false }) +
      scissorSnap(k, 300, 214, 0.62) +
      wireRing(300, 292, 26, 6) +
      bunch(k, 300, 314, 0.95)
    );
  }
  const body = symmetric('M300 170H240Q222 170 220 190L216 462Q216 494 248 500Q272 504 300 504');
  const over =
    'M216 300L220 190Q222 170 240 170H330Q352 170 354 190L358 470Q358 492 340 499Q320 504 300 504Q272 504 248 500Q216 494 216 462Z';
  return (
    beltLoop(k, skin, 56) +
    k.part(body, { tone: 'dark', texture: 'nylon', shade: 'round' }) +
    k.shadow('M352 178Q362 180 364 196L367 476Q366 494 344 502Z', 0.3) +
    k.part(over, { texture: 'nylon', shade: 'tube' }) +
    k.stitch(
      'M226 198Q227 178 242 178H328Q345 178 347 192L350 468Q350 486 336 492Q318 497 300 497Q274 497 250 493Q224 488 224 462Z',
    ) +
    k.stitch('M306 186L309 492') +
    k.fold('M246 226Q262 280 252 340M270 452Q258 410 266 372M240 420Q248 446 262 462') +
    k.part('M344 306H372Q380 306 380 314V352Q380 360 372 360H344Z', { tone: 'dark', texture: 'webbing', line: 1.8 }) +
    k.stitch('M350 312H373V354H350')
  );
}

function flapHolder(k: Pen, m: Make, open: boolean): string {
  const skin: PartStyle = { texture: m.leather ? 'leather' : 'nylon' };
  const shield = symmetric('M300 166H248Q232 168 228 186C214 240 196 320 196 396C196 470 240 524 300 524');
  const edge = symmetric('M300 174H250Q240 176 236 188C222 242 205 322 205 396C205 462 246 515 300 515');
  const loop =
    k.part(symmetric('M300 56H260Q246 56 246 70V214Q246 226 258 226H300'), { ...skin, shade: 'round' }) +
    k.stitch(symmetric('M300 64H263Q254 64 254 73V211Q254 218 261 218H300')) +
    k.shadow('M247 92H353V100H247Z', 0.2) +
    k.seam('M247 92H353', 1.3) +
    k.snap(300, 196, 12, m.leather ? 'steel' : 'gunmetal');
  if (open)
    return (
      k.part(shield, { ...skin, tone: 'dark', shade: 'slant' }) +
      k.stitch(edge) +
      (m.leather
        ? scissorSnap(k, 300, 232, 0.78)
        : k.part('M288 222H312V262H288Z', { texture: 'webbing', line: 1.6, rim: false }) +
          scissorSnap(k, 300, 256, 0.6)) +
      wireRing(300, 334, 32, 7) +
      bunch(k, 300, 362, 0.94) +
      loop +
      k.snap(300, 500, 9, m.leather ? 'steel' : 'gunmetal')
    );
  const cover = symmetric('M300 238H262Q244 240 238 256C220 304 206 350 206 404C206 468 246 514 300 514');
  return (
    k.part(shield, { ...skin, tone: 'dark', shade: 'round' }) +
    k.stitch(edge) +
    path('M262 240V214H338V240', { fill: 'none', stroke: INK, 'stroke-width': 3 }) +
    k.shadow(cover.replace(/^M300 238/, 'M300 246'), 0.25) +
    k.part(cover, { ...skin, shade: ['round', 'down'] }) +
    k.stitch(symmetric('M300 246H264Q252 248 246 260C228 308 214 352 214 404C214 462 250 506 300 506')) +
    k.fold('M268 300Q256 350 262 400M336 310Q346 350 340 390') +
    loop +
    k.snap(300, 470, 13, m.leather ? 'steel' : 'gunmetal')
  );
}

function reel(k: Pen, color: Colorway, open: boolean): string {
  const bright = isMetal(color);
  const cy = open ? 190 : 262;
  const ticks = Array.from({ length: 36 }, (_, i) => {
    const a = (i * Math.PI) / 18;
    return `M${(300 + Math.cos(a) * 97).toFixed(1)} ${(cy + Math.sin(a) * 97).toFixed(1)}L${(300 + Math.cos(a) * 106).toFixed(1)} ${(cy + Math.sin(a) * 106).toFixed(1)}`;
  }).join('');
  const nozzle = cy + 104;
  const end = open ? nozzle + 92 : nozzle + 34;
  const cord = open
    ? `M300 ${nozzle + 20}C292 ${nozzle + 48} 310 ${nozzle + 66} 300 ${end}`
    : `M300 ${nozzle + 20}V${end}`;
  const tip = k.part(box(290, end - 8, 20, 26, 6), { material: 'gunmetal', line: 1.6, ink: INK, rim: false });
  return (
    k.part(symmetric(`M300 ${cy - 140}H262Q250 ${cy - 140} 250 ${cy - 128}V${cy - 60}H300`), {
      material: 'steelAcross',
      line: 2.2,
      ink: INK,
    }) +
    k.seam(`M251 ${cy - 122}H349`, 1.3) +
    path(cord, { fill: 'none', stroke: INK, 'stroke-width': 8 }) +
    path(cord, { fill: 'none', stroke: '#d8b23a', 'stroke-width': 5 }) +
    path(cord, { fill: 'none', stroke: '#000', 'stroke-opacity': 0.35, 'stroke-width': 5, 'stroke-dasharray': '2 4' }) +
    k.part(`M276 ${nozzle - 16}H324L316 ${nozzle + 22}H284Z`, { material: 'polymer', line: 2, ink: INK }) +
    k.part(disc(300, cy, 112), { ...(bright ? loadMetal(color) : {}), shade: 'ball', line: 2.6 }) +
    path(ticks, { stroke: k.t.line, 'stroke-width': 3, 'stroke-opacity': 0.75 }) +
    k.outline(disc(300, cy, 92), 1.6) +
    k.part(disc(300, cy, 74), {
      ...(bright ? loadMetal(color, { shade: 'ball' }) : { tone: 'dark', shade: 'slant' }),
      line: 2,
      rim: false,
    }) +
    k.outline(disc(300, cy, 62), 1.2) +
    k.light(`M228 ${cy - 54}A92 92 0 0 1 284 ${cy - 92}`, bright ? 0.9 : 0.3, 6) +
    k.rivet(300, cy, 14, 'steel') +
    path(`M291 ${cy}h18M300 ${cy - 9}v18`, { stroke: INK, 'stroke-width': 2.4 }) +
    (open ? ringOfKeys(k, 300, end + 52, 36, 0.72) : wireRing(300, end + 60, 44, 9)) +
    tip
  );
}

function whole(k: Pen, color: Colorway, m: Make, open: boolean): string {
  if (m.kind === 'reel') return reel(k, color, open);
  if (m.kind === 'flap') return flapHolder(k, m, open);
  if (m.kind === 'silent-wrap') return wrapHolder(k, open);
  return clipHolder(k, color, m, open);
}

/** Holders that carry keys on the belt. Options: kind clip|silent-wrap|flap|reel; material nylon|leather (flap); sheath yes|no (clip with a nylon sheath). */
export const keyHolder: Archetype<KeyHolderOptions> = {
  title: 'belt key holder',
  second: 'open, with keys',
  detail: 'ring, snap and closure',
  draw(view: View, color: Colorway, options: KeyHolderOptions, labels: readonly string[]): string {
    const m = read(options);
    if (view === 'detail') {
      const k = pen(color, 2.1);
      const [open, cy, scale] =
        m.kind === 'clip'
          ? [false, 350, 2.1]
          : m.kind === 'reel'
            ? [true, 312, 1.75]
            : m.kind === 'flap'
              ? [true, 300, 1.9]
              : [true, 318, 1.4];
      const { spot, show } = lensAt(color, 300, cy, scale);
      const spots =
        m.kind === 'clip'
          ? [
              spot(333, 381, 'Ring hook', /release|\bhook\b|\bclip\b|snap/),
              spot(250, 445, 'Split ring', /\bring\b/),
              spot(300, 255, 'Hanger', /hanger|flat|profile/),
            ]
          : m.kind === 'reel'
            ? [
                spot(301, 350, 'Cord', /\bcord\b|chain/),
                spot(248, 240, 'Reel housing', /reel|housing/),
                spot(300, 392, 'Swivel end', /swivel/),
                spot(264, 434, 'Split ring', /\bring\b|\bkeys\b/),
              ]
            : m.kind === 'flap'
              ? [
                  spot(300, 196, 'Flap snap', /\bflap\b|closure|^snap/),
                  m.leather
                    ? spot(322, 282, 'Scissor snap', /scissor|swivel|hardware/)
                    : spot(316, 293, 'Scissor snap', /scissor|swivel|hardware/),
                  spot(333, 338, 'Key ring', /\bring\b/),
                  spot(237, 363, m.leather ? 'Leather body' : 'Nylon body', /leather|muffl|silent/),
                ]
              : [
                  spot(300, 190, 'Webbing tab', /webbing|\btab\b/),
                  spot(462, 338, 'Hook field', /\bhook\b|closure/),
                  spot(196, 330, 'Wrap', /wrap|muffl|silent/),
                  spot(317, 254, 'Scissor snap', /scissor|swivel|hardware/),
                  spot(327, 296, 'Key ring', /\bring\b/),
                ];
      return show(whole(k, color, m, open), labels, spots);
    }
    const k = pen(color);
    const open = view !== 'front';
    if (!open) return aslant(whole(k, color, m, open), { turn: -14, middle: [300, 292] });
    const foot =
      m.kind === 'clip'
        ? open
          ? 588
          : 522
        : m.kind === 'reel'
          ? open
            ? 584
            : 518
          : m.kind === 'silent-wrap' && !open
            ? 516
            : 536;
    const lift = open && (m.kind === 'clip' || m.kind === 'reel') ? -24 : 0;
    return ground(300, foot, 90) + group(whole(k, color, m, open), `translate(0 ${lift})`);
  },
};
