import type { Archetype, Colorway, View } from '../archetype';
import type { Spot, SpotAt } from '../callouts';
import { lensAt } from '../lens';
import { group, path } from '../markup';
import { ground } from '../paper';
import { both, box, symmetric } from '../path';
import { type Pen, pen } from '../pen';
import { handle, laserRows, openPouch, slider } from './load-parts';

export type PlateCarrierOptions = {
  readonly cummerbund?: 'bands' | 'molle' | 'straps';
  readonly frontPouch?: 'admin' | 'mags' | 'none' | 'zip';
  readonly release?: 'buckle' | 'cable' | 'none';
  readonly shoulderBuckles?: boolean;
  readonly webbing?: 'laser' | 'sewn';
  readonly paddedShoulders?: boolean;
  readonly plates?: boolean;
};

type Build = {
  readonly cummerbund: string;
  readonly pouch: string;
  readonly release: string;
  readonly shoulderBuckles: boolean;
  readonly laser: boolean;
  readonly padded: boolean;
  readonly plates: boolean;
};

const FRONT = symmetric('M300 150H236Q228 150 223 156L184 206V468Q184 484 200 484H300');
const BACK = symmetric('M300 118H240Q232 118 226 124L182 186V474Q182 490 198 490H300');
const WRAP = 'M190 294C160 292 132 296 112 304Q104 308 104 318V410Q104 420 113 421C134 424 160 426 190 426Z';

function read(options: PlateCarrierOptions): Build {
  return {
    cummerbund: options.cummerbund ?? 'molle',
    pouch: options.frontPouch ?? 'none',
    release: options.release ?? 'none',
    shoulderBuckles: options.shoulderBuckles ?? false,
    laser: (options.webbing ?? 'sewn') === 'laser',
    padded: options.paddedShoulders ?? true,
    plates: options.plates ?? false,
  };
}

function cummerbund(k: Pen, v: Build, back: boolean): string {
  const quick = v.release === 'buckle' && !back ? k.buckle(150, 362, 32, 50, 90) + k.buckle(450, 362, 32, 50, -90) : '';
  if (v.cummerbund === 'bands') {
    const bands = [300, 344, 388]
      .map((y) => {
        const d = `M190 ${y}C160 ${y - 2} 134 ${y} 112 ${y + 5}Q105 ${y + 7} 105 ${y + 13}V${y + 25}Q105 ${y + 32} 112 ${y + 33}C134 ${y + 36} 160 ${y + 37} 190 ${y + 36}Z`;
        return (
          k.pair(d, { texture: 'ribAcross', shade: 'round' }) +
          k.stitch(both(`M168 ${y + 3}V${y + 34}M162 ${y + 3}V${y + 34}`))
        );
      })
      .join('');
    return bands + quick;
  }
  if (v.cummerbund === 'straps')
    return [322, 400]
      .map(
        (y) =>
          k.pair(
            `M190 ${y - 10}C160 ${y - 13} 136 ${y - 11} 114 ${y - 6}Q106 ${y - 3} 106 ${y + 5}Q106 ${y + 14} 114 ${y + 14}C136 ${y + 9} 160 ${y + 8} 190 ${y + 10}Z`,
            { texture: 'webbing', shade: 'right' },
          ) +
          k.stitch(both(`M190 ${y}C160 ${y - 2} 138 ${y} 114 ${y + 4}`)) +
          k.buckle(152, y - 1, 24, 42, 90) +
          k.buckle(448, y - 1, 24, 42, -90) +
          slider(k, 178, y - 1, 12, 26) +
          slider(k, 422, y - 1, 12, 26),
      )
      .join('');
  const rows = [308, 348, 388];
  const webs = v.laser
    ? laserRows(k, 116, 312, 70, 4, 24, 28) + laserRows(k, 414, 312, 70, 4, 24, 28)
    : rows
        .map((y) => {
          const d = `M186 ${y}C160 ${y - 1} 134 ${y + 1} 106 ${y + 7}V${y + 26}C134 ${y + 21} 160 ${y + 20} 186 ${y + 20}Z`;
          return (
            k.shadow(both(d.replace(/M186 (\d+)/, (_, n: string) => `M186 ${Number(n) + 4}`)), 0.14) +
            k.pair(d, { tone: 'light', texture: 'webbing', line: 1.3, rim: false }) +
            k.seam(both(`M158 ${y + 1}V${y + 19}M130 ${y + 4}V${y + 21}`), 1.8)
          );
        })
        .join('');
  const lacing = back
    ? k.outline(both('M176 306L188 318L176 332L188 346L176 360L188 374L176 388L188 402L176 416'), 3)
    : '';
  return (
    k.pair(WRAP, { texture: 'nylon', shade: 'round' }) +
    webs +
    k.stitch(both('M190 299C160 297 134 301 114 309M190 421C160 421 136 419 114 416')) +
    lacing +
    quick
  );
}

/** Shoulder straps as seen from the front, from the shoulder down to the upper corner of the panel. */
function straps(k: Pen, v: Build): string {
  const pad = 'M212 74Q214 58 232 58L256 62Q268 66 268 78L266 134L216 138Z';
  const web = 'M224 120H258V186H224Z';
  const top = v.padded
    ? k.pair(pad, { texture: 'nylon', shade: 'left' }) +
      k.stitch(both('M218 78Q220 64 233 64L254 67Q262 70 262 80L260 128L221 131M219 96L261 94M219 113L261 111'))
    : k.pair('M220 74Q222 60 236 60L252 63Q262 66 262 78V150H220Z', { texture: 'webbing', shade: 'left' }) +
      k.stitch(both('M226 78V148M256 80V148'));
  return (
    k.pair(web, { tone: 'dark', texture: 'webbing', line: 1.8 }) +
    top +
    (v.shoulderBuckles
      ? k.buckle(241, 156, 40, 42) + k.buckle(359, 156, 40, 42)
      : slider(k, 241, 150, 44, 20) + slider(k, 359, 150, 44, 20))
  );
}

function webbing(k: Pen, v: Build, x: number, y: number, w: number, rows: number): string {
  return v.laser
    ? laserRows(k, x, y + 6, w, Math.ceil((rows * 40) / 26), 33, 26)
    : k.molle(x, y, w, rows, { row: 20, pitch: 32 });
}

function face(k: Pen, v: Build): string {
  if (v.pouch === 'zip')
    return (
      k.part(symmetric('M300 222H212Q204 222 204 230V460Q204 468 212 468H300'), {
        texture: 'nylon',
        shade: 'slant',
        line: 2,
        rim: false,
      }) +
      k.seam('M216 238H384', 1.2) +
      k.zip(216, 244, 384, 244, { width: 9, at: 0.05 }) +
      k.stitch(box(210, 256, 180, 206, 4)) +
      webbing(k, v, 216, 272, 168, 4) +
      k.stitch('M216 440H384') +
      k.loop(240, 174, 120, 38)
    );
  if (v.pouch === 'admin')
    return (
      webbing(k, v, 196, 300, 208, 4) +
      k.shadow(box(212, 196, 182, 92, 4), 0.3) +
      k.part(box(208, 188, 184, 96, 4), { texture: 'nylon', shade: 'slant', line: 2, rim: false }) +
      k.part('M206 186H394V222Q394 228 388 228H212Q206 228 206 222Z', {
        tone: 'light',
        texture: 'nylon',
        shade: 'down',
        line: 2,
        rim: false,
      }) +
      k.stitch('M211 191V220Q211 223 214 223H386Q389 223 389 220V191M214 234V279H386V234') +
      k.loop(232, 240, 136, 34) +
      k.part(box(286, 220, 28, 18, 2), { tone: 'dark', texture: 'webbing', line: 1.3, rim: false })
    );
  if (v.pouch === 'mags')
    return (
      k.loop(238, 168, 124, 40) +
      webbing(k, v, 196, 222, 208, 3) +
      k.shadow(box(190, 356, 222, 124, 4), 0.24) +
      [194, 266, 338].map((x) => openPouch(k, x, 362, 68, 116)).join('')
    );
  return (
    k.loop(238, 166, 124, 42) +
    webbing(k, v, 196, 224, 208, 5) +
    k.part('M192 432H408V484H192Z', { texture: 'nylon', shade: 'down', line: 1.8, rim: false }) +
    k.stitch('M198 438H402V477H198Z') +
    k.part(box(284, 470, 32, 20, 2), { tone: 'dark', texture: 'webbing', line: 1.4, rim: false })
  );
}

function cable(k: Pen): string {
  return (
    path('M300 452C270 470 240 456 222 440M300 452C330 470 360 456 378 440', {
      fill: 'none',
      stroke: '#0b0f12',
      'stroke-width': 3.4,
    }) +
    k.strap('M286 440L286 486Q300 500 314 486L314 440', 9, { tone: k.t.dark }) +
    k.part(box(276, 430, 48, 20, 3), { material: 'polymer', line: 1.4, ink: '#0b0f12', rim: false })
  );
}

function drawFront(k: Pen, v: Build): string {
  const inside = symmetric('M300 96H250L214 150V230H300');
  return (
    handle(k, 262, 98, 76, 36, 15) +
    k.part(inside, { tone: 'deep', texture: 'mesh', print: false }) +
    k.seam('M246 108H354', 1.3) +
    k.part(box(284, 114, 32, 17, 1), { tone: '#d9d6cb', line: 0.8, rim: false }) +
    cummerbund(k, v, false) +
    k.part(FRONT, { texture: 'nylon', shade: 'slant' }) +
    k.stitch(both('M300 155H238Q231 155 227 160L190 208V466Q190 478 201 478H300')) +
    face(k, v) +
    straps(k, v) +
    (v.release === 'cable' ? cable(k) : '')
  );
}

function drawBack(k: Pen, v: Build): string {
  return (
    cummerbund(k, v, true) +
    k.pair('M210 78Q212 60 232 60L258 64Q270 68 270 80L268 150H212Z', { texture: 'nylon', shade: 'left' }) +
    k.stitch(both('M217 84Q219 66 233 66L256 69Q263 72 263 82V140')) +
    k.part(BACK, { texture: 'nylon', shade: 'slant' }) +
    k.stitch(both('M300 124H242Q235 124 230 129L188 188V472Q188 484 199 484H300')) +
    k.part(both('M218 132h46v30h-46Z'), { tone: 'dark', texture: 'webbing', line: 1.5, rim: false }) +
    k.seam(both('M222 136L260 158M260 136L222 158'), 1) +
    k.shadow('M262 160C268 190 332 190 338 160L338 150H262Z', 0.2) +
    k.strap('M258 150C262 186 338 186 342 150', 18, { tone: k.t.dark }) +
    k.loop(232, 198, 136, 40) +
    webbing(k, v, 194, 252, 212, 5) +
    k.seam('M186 456H414', 1.4) +
    k.stitch('M186 462H414') +
    (v.release === 'cable'
      ? k.part(box(276, 458, 48, 20, 3), { material: 'polymer', line: 1.4, ink: '#0b0f12', rim: false })
      : '')
  );
}

/** A steel plate with cut upper corners and a rough coating. */
function plate(k: Pen, x: number, y: number): string {
  const d = `M${x + 44} ${y}H${x + 122}L${x + 166} ${y + 52}V${y + 190}Q${x + 166} ${y + 200} ${x + 156} ${y + 200}H${x + 10}Q${x} ${y + 200} ${x} ${y + 190}V${y + 52}Z`;
  const face_ = `M${x + 48} ${y + 9}H${x + 118}L${x + 157} ${y + 55}V${y + 191}H${x + 9}V${y + 55}Z`;
  return (
    k.shadow(
      d.replace(/^M(\d+) (\d+)/, (_, a: string, b: string) => `M${Number(a) + 8} ${Number(b) + 6}`),
      0.18,
    ) +
    k.part(d, { tone: '#3a4046', texture: 'grip', shade: 'slant', print: false, ink: '#0d1216' }) +
    k.light(face_, 0.22, 1.4) +
    k.part(box(x + 48, y + 74, 70, 50, 2), { tone: '#e6e3d8', line: 1, ink: '#20272c', print: false, rim: false }) +
    path(`M${x + 55} ${y + 85}h56M${x + 55} ${y + 94}h42M${x + 55} ${y + 102}h50M${x + 55} ${y + 112}h30`, {
      stroke: '#20272c',
      'stroke-width': 2.6,
      'stroke-opacity': 0.75,
    })
  );
}

function spots(v: Build, spot: SpotAt): Spot[] {
  const side =
    v.cummerbund === 'bands'
      ? [spot(128, 318, 'Elastic cummerbund', /^(?!.*quick).*(?:cummerbund|elastic|\bband)/)]
      : v.cummerbund === 'straps'
        ? [spot(122, 322, 'Side strap', /side strap|cummerbund/)]
        : [spot(v.release === 'buckle' ? 120 : 144, 320, 'MOLLE cummerbund', /^(?!.*quick).*cummerbund/)];
  return [
    ...(v.shoulderBuckles ? [spot(241, 156, 'Shoulder buckle', /shoulder.*(?:buckle|release)/)] : []),
    ...side,
    ...(v.release === 'buckle'
      ? [spot(150, v.cummerbund === 'straps' ? 321 : 362, 'Quick-release buckle', /quick|release/)]
      : []),
    spot(
      v.laser ? 250 : v.pouch === 'admin' ? 290 : 330,
      { admin: 350, zip: 282, mags: 272 }[v.pouch] ?? 274,
      v.laser ? 'Laser-cut webbing' : 'MOLLE webbing',
      /molle|webbing/,
    ),
    spot(240, 100, v.padded ? 'Padded shoulder strap' : 'Shoulder strap', /shoulder|yoke/),
    ...(v.pouch === 'mags' ? [spot(228, 384, 'Magazine pouch', /kangaroo|\bmags?\b|magazine/)] : []),
    ...(v.pouch === 'admin' ? [spot(290, 208, 'Admin pouch', /admin|front pouch/)] : []),
    ...(v.pouch === 'zip' ? [spot(320, 244, 'Zip pocket', /external|\bzip/)] : []),
    spot(208, 208, 'Front plate pocket', /^(?!.*soft).*\bplates?\b/),
  ];
}

/** Carriers for hard plates. Options: cummerbund molle|bands|straps; frontPouch none|mags|admin|zip; release none|buckle|cable; shoulderBuckles yes|no; webbing sewn|laser; paddedShoulders yes|no; plates yes|no (two steel plates beside the carrier). */
export const plateCarrier: Archetype<PlateCarrierOptions> = {
  title: 'plate carrier',
  second: 'back',
  detail: 'shoulder strap, webbing and cummerbund',
  draw(view: View, color: Colorway, options: PlateCarrierOptions, labels: readonly string[]): string {
    const v = read(options);
    if (view === 'detail') {
      const { k, spot, show } = lensAt(color, 220, 240, 1.6);
      return show(drawFront(k, v), labels, spots(v, spot));
    }
    const k = pen(color);
    const carrier = view === 'front' ? drawFront(k, v) : drawBack(k, v);
    if (!v.plates) return ground(300, 532, 190) + group(carrier, 'translate(-24 0) scale(1.08)');
    return (
      ground(300, 528, 240) +
      group(carrier, 'translate(-58 76) scale(.9)') +
      (view === 'front' ? plate(k, 356, 240) + plate(k, 412, 322) : plate(k, 400, 320))
    );
  },
};
