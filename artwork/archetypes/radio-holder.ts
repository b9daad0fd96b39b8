import type { Archetype, Colorway, View } from '../archetype';
import { lensAt } from '../lens';
import { path } from '../markup';
import { ground } from '../paper';
import { box, disc } from '../path';
import { type Pen, pen } from '../pen';
import { aslant } from '../pose';
import { stud } from './belt-parts';
import { type DutyMaterial, panel, slot } from './duty-parts';

export type RadioHolderOptions = {
  readonly material?: DutyMaterial;
  readonly strap?: 'bungee' | 'elastic';
  readonly swivel?: boolean;
};

/** The differences between radio holders. */
export type RadioCut = ReturnType<typeof readRadio>;

/** Reads the options of a radio holder. */
export function readRadio(options: RadioHolderOptions) {
  const strap = options.strap ?? 'elastic';
  return {
    strap: strap.includes('bungee') ? 'bungee' : 'elastic',
    swivel: options.swivel ?? true,
    goods: options.material ?? 'nylon',
  };
}

/** Belt loop above the holder, with its swivel stud. */
function loopTop(k: Pen, cut: RadioCut): string {
  if (!cut.swivel)
    return (
      panel(k, 'M226 60H374Q388 60 388 74V300H212V74Q212 60 226 60Z', cut.goods, { tone: 'dark', shade: 'down' }) +
      k.stitch('M226 78H374M226 186H374M226 194H374')
    );
  return (
    panel(
      k,
      'M238 40H362Q376 40 376 54V168C376 192 346 214 300 216C254 214 224 192 224 168V54Q224 40 238 40Z',
      cut.goods,
      {
        shade: 'down',
      },
    ) +
    k.stitch('M238 56H362M240 150H360') +
    k.light('M236 66V56Q236 52 242 52H350', 0.22, 2)
  );
}

function swivelStud(k: Pen): string {
  return (
    k.part('M262 214Q264 190 300 188Q336 190 338 214L332 246H268Z', { material: 'polymer', line: 2 }) +
    k.part(disc(300, 186, 27), { material: 'gunmetal', line: 2 }) +
    k.part(disc(300, 186, 18), { material: 'polymer', line: 1.6 }) +
    k.light('M283 178A19 19 0 0 1 300 166', 0.5, 2.4) +
    k.seam('M291 186H309', 3)
  );
}

/** The cradle: back, side wings and a low front. */
function cradle(k: Pen, cut: RadioCut): string {
  const back = 'M208 262Q208 236 234 234H366Q392 236 392 262V470H208Z';
  const wing =
    'M196 290Q196 272 212 272Q230 276 232 300C234 346 250 380 300 384C350 380 366 346 368 300Q370 276 388 272Q404 272 404 290V496Q404 540 366 546H234Q196 540 196 496Z';
  return (
    panel(k, back, cut.goods, { tone: 'dark', shade: 'down' }) +
    k.shadow('M214 300H386V420H214Z', 0.24) +
    k.stitch('M222 262Q222 250 236 248H364Q378 250 378 262V300') +
    panel(k, wing, cut.goods, { shade: 'tube' }) +
    k.stitch('M212 300V494Q214 524 240 530H360Q386 524 388 494V300') +
    k.seam('M238 392V536M362 392V536', 1.4) +
    k.light('M242 396V532', 0.14, 2) +
    k.part(box(262, 496, 76, 28, 14), { tone: '#0b0f12', line: 1.8, print: false, rim: false }) +
    k.light('M272 525H330', 0.22, 1.6)
  );
}

/** The strap over the radio, with its adjuster. */
function strap(k: Pen, cut: RadioCut): string {
  if (cut.strap === 'bungee') {
    const cord = 'M216 424C206 350 222 300 252 284Q300 264 348 284C378 300 394 350 384 424';
    const line = (stroke: string, width: number, dash = ''): string =>
      path(cord, { fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-dasharray': dash });
    return (
      line(k.t.line, 11) +
      line(k.t.light, 8) +
      line('#000', 8, '1.6 5')
        .replace('<path', '<path stroke-opacity=".34"')
        .replace('stroke-linecap="round"', 'stroke-linecap="butt"') +
      k.rivet(216, 428, 11, 'gunmetal', false) +
      k.rivet(384, 428, 11, 'gunmetal', false) +
      // Cord lock with its pull tab.
      k.part(box(280, 252, 40, 38, 8), { material: 'polymer', line: 2 }) +
      k.part(disc(300, 262, 8), { tone: '#454c53', line: 1.4, print: false, rim: false }) +
      panel(k, 'M286 290H314L318 344Q318 352 310 352H290Q282 352 282 344Z', 'nylon', {
        tone: 'base',
        shade: 'down',
        bound: false,
      }) +
      k.stitch('M290 298H310L312 342H288Z')
    );
  }
  const belt =
    'M190 408L192 350C200 300 240 276 300 274C360 276 400 300 408 350L410 408H374L372 356C366 326 340 314 300 314C260 314 234 326 228 356L226 408Z';
  return (
    k.shadow(
      'M196 414L200 362C208 318 248 292 300 292C352 292 392 318 400 362L404 414H380L378 372C370 340 344 330 300 330C256 330 230 340 222 372L220 414Z',
      0.26,
    ) +
    k.part(belt, { texture: 'rib', shade: 'down', tone: 'dark' }) +
    k.stitch('M198 404L200 352C208 306 244 284 300 282C356 284 392 306 400 352L402 404') +
    k.stitch('M218 404L220 354C228 320 258 306 300 306C342 306 372 320 380 354L382 404') +
    k.part(box(276, 266, 48, 56, 6), { material: 'polymer', line: 2 }) +
    slot(k, 284, 276, 8, 36) +
    slot(k, 308, 276, 8, 36) +
    stud(k, 208, 420, 14, 'gunmetal') +
    stud(k, 392, 420, 14, 'gunmetal')
  );
}

/** The holder from outside, in the frame of a whole drawing. */
export function drawRadio(k: Pen, cut: RadioCut): string {
  return (
    loopTop(k, cut) +
    (cut.swivel ? '' : k.shadow('M212 200H388V234H212Z', 0.2)) +
    cradle(k, cut) +
    (cut.swivel ? swivelStud(k) : '') +
    strap(k, cut)
  );
}

/** The holder from its side: belt loop behind, swivel between, cradle in front. */
function drawSide(k: Pen, cut: RadioCut): string {
  const loop = cut.swivel
    ? panel(k, 'M216 62Q216 40 238 40H262Q284 40 284 62V196Q284 214 268 216H232Q216 214 216 196Z', cut.goods, {
        tone: 'dark',
        shade: 'tube',
      }) +
      k.part(box(236, 66, 26, 116, 10), { tone: '#0b0f12', line: 1.8, print: false, rim: false }) +
      k.part('M276 168H318Q326 168 326 178V214Q326 222 318 222H276Z', { material: 'gunmetal', line: 2 }) +
      k.seam('M284 168V222M290 168V222', 1.4) +
      k.part('M298 176Q298 168 306 168H316Q324 168 324 176V262H298Z', { material: 'polymer', line: 2 }) +
      k.light('M303 178V250', 0.3, 2)
    : panel(k, 'M236 74Q236 56 254 56H282Q298 56 298 74V330H236Z', cut.goods, { tone: 'dark', shade: 'tube' }) +
      k.part(box(250, 84, 30, 120, 10), { tone: '#0b0f12', line: 1.8, print: false, rim: false });
  const side =
    'M262 250Q262 232 280 232H300Q316 234 318 260L322 300C330 352 372 372 392 392Q404 402 404 420V508Q404 540 372 544H296Q262 540 262 508Z';
  return (
    loop +
    panel(k, side, cut.goods, { shade: 'tube' }) +
    k.stitch('M276 252V506Q278 526 298 530H370Q390 526 390 506V424') +
    k.seam('M296 300V536', 1.4) +
    k.light('M300 306V532', 0.14, 2) +
    (cut.strap === 'bungee'
      ? path('M346 440C352 380 372 330 356 284Q344 254 312 262', {
          fill: 'none',
          stroke: k.t.line,
          'stroke-width': 11,
          'stroke-linecap': 'round',
        }) +
        path('M346 440C352 380 372 330 356 284Q344 254 312 262', {
          fill: 'none',
          stroke: k.t.light,
          'stroke-width': 8,
          'stroke-linecap': 'round',
        }) +
        k.rivet(346, 444, 12, 'gunmetal') +
        k.part(box(330, 246, 38, 34, 8), { material: 'polymer', line: 2 })
      : k.part('M322 424L344 330C350 304 340 286 310 282L312 252C362 252 388 286 380 334L360 432Z', {
          texture: 'rib',
          shade: 'left',
          tone: 'dark',
        }) +
        k.stitch('M330 420L352 332C358 302 346 278 312 272M352 426L372 334C378 296 358 264 312 262') +
        stud(k, 340, 432, 15, 'gunmetal'))
  );
}

/** Open holders for a portable radio on a duty belt. Options: strap elastic|bungee; swivel (yes when left out); material laminate|nylon|molded. */
export const radioHolder: Archetype<RadioHolderOptions> = {
  title: 'radio holder',
  second: 'side',
  detail: 'swivel and strap',
  draw(view: View, color: Colorway, options: RadioHolderOptions, labels: readonly string[]): string {
    const cut = readRadio(options);
    if (view === 'detail') {
      const { k, spot, show } = lensAt(color, 310, 256, 2.2);
      return show(drawRadio(k, cut), labels, [
        ...(cut.swivel ? [spot(300, 186, 'Swivel stud', /swivel/)] : []),
        cut.swivel ? spot(248, 176, 'Belt loop', /belt/) : spot(300, 164, 'Belt loop', /belt/),
        ...(cut.strap === 'bungee'
          ? [spot(232, 302, 'Bungee cord', /strap|bungee|cord/), spot(300, 262, 'Cord lock', /lock|tab/)]
          : [spot(230, 315, 'Elastic strap', /strap|elastic/), spot(300, 294, 'Strap slide', /slide|adjuster/)]),
        spot(350, 252, 'Radio cradle', /radio|fits|cradle/),
      ]);
    }
    const k = pen(color);
    if (view === 'front')
      return aslant(drawRadio(k, cut), { turn: 12, middle: [300, 296], shadow: box(196, 262, 208, 284, 30) });
    return ground(300, 562, 110, 8) + drawSide(k, cut);
  },
};
