import type { Archetype, Colorway, View } from '../archetype';
import { CLOTH } from '../callouts';
import { lensAt } from '../lens';
import { ground } from '../paper';
import { both, box, shift, symmetric } from '../path';
import { type Pen, pen } from '../pen';

export type UniformTrouserOptions = {
  readonly crease?: boolean;
  readonly pockets?: number;
  readonly backFlaps?: boolean;
  readonly closure?: 'button' | 'hook';
  /** Front pockets that slant from the waistband, or in the side seam. */
  readonly front?: 'quarter' | 'seam';
  readonly waist?: 'elastic' | 'gripper' | 'plain';
  readonly stripe?: string;
};

type Cut = ReturnType<typeof read>;

function read(options: UniformTrouserOptions) {
  return {
    crease: options.crease ?? true,
    pockets: options.pockets ?? 4,
    flaps: options.backFlaps ?? false,
    closure: options.closure ?? 'hook',
    quarter: options.front !== 'seam',
    waist: options.waist ?? 'plain',
    stripe: options.stripe ?? '',
  };
}

/** The leg of a dress trouser, and the wider one of trousers without a crease. */
const DRESS = 'C207 86 197 124 194 166C191 300 192 430 193 552Q228 562 263 554C270 440 284 300 300 190';
const WORK = 'C207 86 196 124 190 166C184 300 179 430 176 552Q226 563 276 555C281 440 291 300 300 190';

function outline(cut: Cut, back: boolean): string {
  return symmetric(`${back ? 'M300 38C266 38 236 40 213 45' : 'M300 60Q250 58 213 45'}${cut.crease ? DRESS : WORK}`);
}

function loops(k: Pen, back: boolean): string {
  const at = (x: number, y: number, turn: number): string => `M${x} ${y}l${-turn} 30h9l${turn} -30Z`;
  const half = back ? [at(228, 41, 3), at(264, 37, 1)] : [at(228, 44, 3), at(262, 50, 2)];
  const middle = back ? k.part(box(295.5, 35, 9, 31), { line: 1.4, rim: false, shade: 'down' }) : '';
  return half.map((d) => k.pair(d, { line: 1.4, rim: false, shade: 'down' })).join('') + middle;
}

function legs(k: Pen, cut: Cut, back: boolean): string {
  const crease = back ? 'M246 190C240 310 232 440 228 556' : 'M250 108C244 260 234 420 228 556';
  return (
    k.shadow(both('M299 194C293 240 286 300 281 372C278 310 274 250 276 212Z'), 0.12) +
    (cut.crease
      ? k.light(both(shift(crease, -1.8, 0)), 0.24, 2.6) +
        k.seam(both(crease), 1.8) +
        k.shadow(both(back ? '' : 'M250 108C244 260 234 420 228 556L252 557C258 420 262 260 262 140Z'), 0.16)
      : k.stitch(both('M287 290C283 390 276 470 270 552'))) +
    k.fold(
      both(
        'M292 206Q270 224 242 224M290 232Q272 246 256 248M206 350Q220 360 240 360M276 372Q262 382 246 382M200 512Q222 520 246 518',
      ),
    ) +
    k.seam(both(cut.crease ? 'M193 536Q228 545 264 538' : 'M177 536Q226 546 277 538'), 1.1) +
    (cut.stripe
      ? `<path fill="none" stroke="${cut.stripe}" stroke-width="7" d="${both(
          cut.crease ? 'M199 170C196 300 196 430 197 550' : 'M195 170C189 300 184 430 181 550',
        )}"/>`
      : '')
  );
}

function front(k: Pen, cut: Cut): string {
  const inside = 'M213 45C240 32 360 32 387 45C366 92 234 92 213 45Z';
  return (
    k.part(inside, { tone: 'deep', line: 2, print: false }) +
    k.seam('M222 46C250 40 350 40 378 46', 1.2) +
    k.part(box(287, 40, 26, 11, 1), { tone: '#e9e6dc', line: 0.8, rim: false }) +
    k.part(outline(cut, false), { texture: 'twill', shade: 'round' }) +
    legs(k, cut, false) +
    (cut.quarter
      ? k.shadow(both('M262 84L206 150L203 160L268 86Z'), 0.18) +
        k.seam(both('M260 82C244 106 222 132 196 150'), 1.8) +
        k.stitch(both('M254 82C239 104 219 127 197 143'))
      : k.shadow(both('M205 92L199 172L206 172L213 92Z'), 0.24) +
        k.stitch(both('M213 92C209 118 205 146 204 176L197 177'))) +
    k.seam('M300 82V194') +
    k.seam('M300 168Q318 160 320 138V83', 1.2) +
    k.stitch('M304 172Q323 162 325 138V84') +
    k.seam(both('M209 68Q250 82 300 83'), 1.7) +
    k.stitch(both('M211 62Q250 75 300 77M213 50Q250 63 300 65')) +
    (cut.waist === 'elastic'
      ? k.pair('M212 47Q230 54 250 57L248 80Q228 76 209 68Z', { tone: 'dark', texture: 'rib', line: 1.4, rim: false })
      : '') +
    (cut.waist === 'gripper'
      ? k.light('M228 50C252 45 348 45 372 50L369 55C346 50 254 50 231 55Z', 0.5) +
        k.stitch('M226 58C252 52 348 52 374 58')
      : '') +
    loops(k, false) +
    (cut.closure === 'button'
      ? k.part('M292 61H326V83H292Z', { line: 1.4, rim: false, tone: 'dark' }) + k.snap(312, 72, 5.4, 'brass')
      : k.part('M296 61L338 58L342 69L338 81L296 83Z', { line: 1.5, rim: false }) +
        k.stitch('M300 65L335 62L338 69L335 77L300 79')) +
    k.fold(both('M290 140Q278 158 276 178M284 106Q276 118 274 132'))
  );
}

function behind(k: Pen, cut: Cut): string {
  const welt = 'M222 118L284 112V122L222 128Z';
  return (
    k.part(outline(cut, true), { texture: 'twill', shade: 'round' }) +
    legs(k, cut, true) +
    k.seam('M300 62V194') +
    k.stitch('M305 64V182') +
    k.seam(both('M209 68C240 64 268 62 300 62M253 64L253 114'), 1.5) +
    k.stitch(both('M211 60C240 56 268 54 300 54M214 49C240 45 268 44 300 44')) +
    (cut.pockets >= 3
      ? k.pair(welt, { tone: 'dark', line: 1.6, rim: false }) +
        k.stitch(both('M218 114L288 107V126L218 133Z')) +
        (cut.flaps ? k.pair('M220 116L286 110V134L253 144L220 140Z', { line: 1.8, shade: 'down', rim: false }) : '') +
        k.button(253, cut.flaps ? 134 : 136, 4) +
        k.button(347, cut.flaps ? 134 : 136, 4)
      : '') +
    loops(k, true) +
    k.fold(both('M290 176Q272 192 246 194'))
  );
}

const POCKET = /^(?!.*(?:back|knee|cargo|thigh)).*pocket/;

/** Dress trousers with a crease, and the plain work trousers of the same making. */
export const uniformTrouser: Archetype<UniformTrouserOptions> = {
  title: 'uniform trousers',
  second: 'back',
  detail: 'waistband, fly and front pocket',
  draw(view: View, color: Colorway, options: UniformTrouserOptions, labels: readonly string[]): string {
    const cut = read(options);
    if (view === 'detail') {
      const { k, spot, show } = lensAt(color, 276, 132, 2.4);
      return show(front(k, cut), labels, [
        cut.quarter ? spot(235, 106, 'Quarter-top pocket', POCKET) : spot(204, 140, 'Side seam pocket', POCKET),
        cut.closure === 'button'
          ? spot(312, 72, 'Waist button', /closure|button/)
          : spot(318, 71, 'Hook closure', /closure|hook/),
        spot(274, 69, 'Waistband', /waist|gripper/),
        ...(cut.crease ? [spot(246, 170, 'Pressed crease', /crease/)] : []),
        spot(320, 130, 'Fly', /\bfly\b|\bzip/),
        spot(214, 178, 'Leg fabric', CLOTH),
        spot(276, 182, 'Trouser front', CLOTH),
      ]);
    }
    const k = pen(color);
    return ground(300, 566, 140) + (view === 'front' ? front(k, cut) : behind(k, cut));
  },
};
