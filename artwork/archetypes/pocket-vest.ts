import type { Archetype, Colorway, View } from '../archetype';
import { COLLAR } from '../callouts';
import { lensAt } from '../lens';
import { ground } from '../paper';
import { both, box, symmetric } from '../path';
import { type Pen, pen } from '../pen';
import { flapShape } from '../pockets';

export type PocketVestOptions = {
  readonly pockets?: number;
  readonly collar?: 'mandarin' | 'v';
  readonly weave?: 'canvas' | 'ripstop';
  readonly concealedCarry?: boolean;
};

type Cut = ReturnType<typeof read>;

const PANEL_V = 'M262 74L196 92C206 150 204 210 160 256L154 510Q156 520 166 520L298 524V236C280 190 264 130 262 74Z';
const PANEL_M = 'M258 74L196 92C206 150 204 210 160 256L154 510Q156 520 166 520L298 524V112C280 106 264 94 258 74Z';

function read(options: PocketVestOptions) {
  return {
    pockets: options.pockets ?? 18,
    mandarin: (options.collar ?? 'mandarin') === 'mandarin',
    ripstop: (options.weave ?? 'canvas') === 'ripstop',
    concealed: options.concealedCarry ?? false,
  };
}

/** A bellows pocket under a flap with hook fasteners. */
function bellows(k: Pen, x: number, y: number, w: number, h: number, flap: number): string {
  return (
    k.shadow(box(x + 2, y + 8, w + 3, h - 4, 5), 0.2) +
    k.part(box(x, y + 6, w, h - 6, 5), { tone: 'dark', shade: 'slant', line: 1.8, rim: false }) +
    k.seam(`M${x + 8} ${y + flap}V${y + h - 8}H${x + w - 8}V${y + flap}`, 1.2) +
    k.stitch(`M${x + 4} ${y + flap}V${y + h - 4}H${x + w - 4}V${y + flap}`) +
    k.shadow(flapShape('angled', x - 1, y + 6, w + 4, flap), 0.26) +
    k.part(flapShape('angled', x - 3, y, w + 6, flap), { shade: 'down', line: 2, rim: false }) +
    k.stitch(flapShape('angled', x + 1, y + 4, w - 2, flap - 8))
  );
}

function zipPocket(k: Pen, x: number, y: number, w: number, h: number, at = 0.06): string {
  return (
    k.part(box(x, y, w, h, 4), { shade: 'slant', line: 1.8, rim: false }) +
    k.stitch(box(x + 4, y + 4, w - 8, h - 8, 2)) +
    k.zip(x + 7, y + 13, x + w - 7, y + 13, { width: 6, at })
  );
}

function pockets(k: Pen, c: Cut): string {
  const upper =
    c.pockets >= 18
      ? bellows(k, 208, 192, 76, 84, 30) +
        bellows(k, 316, 192, 76, 84, 30) +
        k.stitch('M222 196V214M230 196V214M238 196V214')
      : zipPocket(k, 208, 190, 76, 88) +
        bellows(k, 316, 190, 76, 88, 32) +
        k.part(box(220, 222, 52, 52, 3), { tone: 'dark', line: 1.5, rim: false }) +
        k.stitch('M233 226V270M246 226V270M259 226V270');
  const middle =
    c.pockets >= 18
      ? zipPocket(k, 178, 290, 108, 62) + zipPocket(k, 314, 290, 108, 62, 0.94)
      : k.part(both(box(186, 292, 100, 44, 4)), { line: 1.8, rim: false, shade: 'down' }) +
        k.stitch(both('M190 302H282M219 304V332M252 304V332')) +
        k.seam(both('M186 298H286'), 1.2);
  return (
    upper +
    middle +
    bellows(k, 172, 366, 116, 136, 44) +
    bellows(k, 312, 366, 116, 136, 44) +
    k.zip(164, 380, 164, 496, { width: 4, at: 0.02 }) +
    k.zip(436, 380, 436, 496, { width: 4, at: 0.02 }) +
    (c.concealed ? k.stitch(both('M292 292V372Q292 380 288 382')) : '') +
    k.part('M204 160H240V174H204Z', { tone: 'dark', line: 1.3, rim: false }) +
    k.rivet(222, 180, 7, 'gunmetal') +
    k.rivet(222, 180, 4.4, 'polymer') +
    k.loop(322, 158, 64, 22)
  );
}

function drawFront(k: Pen, c: Cut): string {
  const weave = c.ripstop ? 'ripstop' : 'twill';
  const panel = c.mandarin ? PANEL_M : PANEL_V;
  const inside = symmetric('M300 88Q278 88 262 72L200 92C206 150 202 206 162 250V300H300');
  const zipTop = c.mandarin ? 114 : 240;
  const collar = 'M254 62L244 84C258 108 280 118 300 121V96C280 92 262 82 254 62Z';
  return (
    k.part(inside, { tone: 'deep', texture: 'mesh', print: false }) +
    k.seam('M262 78Q300 100 338 78', 1.4) +
    k.part(box(287, 90, 26, 12, 1), { tone: '#e6e3d8', line: 0.8, rim: false }) +
    k.pair(panel, { texture: weave, shade: 'left' }) +
    k.part(both('M162 258L152 262V506L158 512L160 300Z'), { tone: 'dark', line: 2, rim: false, print: false }) +
    k.seam(both('M200 120Q240 128 284 116'), 1.4) +
    k.stitch(both('M200 126Q240 134 288 122M203 104C212 156 208 216 168 262')) +
    k.part(`M289 ${zipTop - 4}H311V524H289Z`, { tone: 'dark', line: 1.2, rim: false }) +
    k.zip(300, zipTop, 300, 524, { width: 9, at: 0.02, teeth: 'brass' }) +
    k.stitch(`M285 ${zipTop + 4}V518M315 ${zipTop + 4}V518`) +
    pockets(k, c) +
    k.stitch(both('M160 513H290')) +
    (c.mandarin
      ? k.part('M254 62Q300 84 346 62L352 76Q300 100 248 76Z', { tone: 'deep', line: 1.6, rim: false, print: false }) +
        k.pair(collar, { texture: weave, shade: 'slant' }) +
        k.stitch(both('M255 72L250 86C262 104 280 112 296 115'))
      : k.stitch(both('M256 84C260 136 274 186 290 226')))
  );
}

function drawBack(k: Pen, c: Cut): string {
  const weave = c.ripstop ? 'ripstop' : 'twill';
  const body = symmetric('M300 82Q276 82 258 70L196 92C206 150 202 212 158 256L152 510Q154 520 164 520H300');
  const cape = symmetric('M300 82Q276 82 258 70L196 92Q205 140 198 180Q192 206 184 222Q240 232 300 232');
  return (
    k.part(body, { texture: weave, shade: 'round' }) +
    k.stitch(both('M168 262L162 508M160 511H300')) +
    k.part(symmetric('M300 300H188Q180 300 180 308V488Q180 500 192 500H300'), {
      tone: 'dark',
      texture: weave,
      shade: 'down',
      line: 2,
      rim: false,
    }) +
    k.stitch(both('M300 307H193Q187 307 187 313V484Q187 493 196 493H300')) +
    k.zip(190, 330, 190, 470, { width: 6, at: 0.03 }) +
    k.zip(410, 330, 410, 470, { width: 6, at: 0.03 }) +
    k.shadow(both('M184 222Q240 232 300 232V244Q240 244 182 232Z'), 0.24) +
    k.part(cape, { texture: weave, shade: 'down', rim: false }) +
    k.stitch(both('M190 215Q242 224 300 224M204 100Q212 140 206 180')) +
    k.seam(both('M202 122Q250 132 300 132'), 1.3) +
    k.loop(258, 152, 84, 36) +
    k.fold(both('M200 250C216 262 226 276 230 294M176 280C182 292 184 300 182 320')) +
    [356, 420]
      .map((y) => k.strap(both(`M157 ${y}H196`), 12) + k.rivet(186, y, 3, 'gunmetal') + k.rivet(414, y, 3, 'gunmetal'))
      .join('') +
    (c.mandarin
      ? k.part('M254 60Q300 74 346 60L356 82Q300 106 244 82Z', { texture: weave, shade: 'down' }) +
        k.stitch('M251 80Q300 99 349 80')
      : k.stitch('M258 78Q300 100 342 78'))
  );
}

/** Travel vests of cloth with many pockets. Options: pockets (18 and more: bellows and zip pockets; fewer: organiser pockets); collar mandarin|v; weave canvas|ripstop; concealedCarry yes|no. */
export const pocketVest: Archetype<PocketVestOptions> = {
  title: 'multi-pocket vest',
  second: 'back',
  detail: 'chest pockets and zip',
  draw(view: View, color: Colorway, options: PocketVestOptions, labels: readonly string[]): string {
    const c = read(options);
    if (view === 'detail') {
      const cy = c.mandarin ? 200 : 252;
      const { k, spot, show } = lensAt(color, 268, cy, 2.1);
      return show(drawFront(k, c), labels, [
        spot(c.pockets >= 18 ? 246 : 263, c.pockets >= 18 ? 240 : 246, 'Chest pocket', /pocket/),
        ...(c.mandarin ? [spot(318, 108, 'Mandarin collar', COLLAR)] : []),
        spot(204, 186, 'Stitched armhole', /stitch/),
        spot(300, c.mandarin ? 250 : 300, 'Front zip', /\bzip|front/),
        spot(222, 180, 'Utility ring', /\bring\b/),
      ]);
    }
    const k = pen(color);
    return ground(300, 534, 160) + (view === 'front' ? drawFront(k, c) : drawBack(k, c));
  },
};
