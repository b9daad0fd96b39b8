import type { Archetype, Colorway, View } from '../archetype';
import { spot } from '../callouts';
import { CATCH, pinAndCatch } from '../fastenings';
import { eagle, seal } from '../insignia';
import { lensAt } from '../lens';
import { engraved, row } from '../lettering';
import { group, path } from '../markup';
import { backPlate, bevel, facetStar, type Metal, metals, raise, rims, struck } from '../metal';
import { flatten, inset, outlineOf, type Point, rays } from '../outline';
import { cast, loupe } from '../paper';
import { mirrorPath, symmetric } from '../path';

export type ShieldBadgeOptions = {
  readonly text?: string;
  readonly top?: 'eagle' | 'plain';
  readonly outline?: 'classic' | 'heater' | 'oval';
  readonly seal?: 'none' | 'star' | 'scales' | 'wreath';
  readonly height?: number;
  readonly attachment?: 'pin' | 'safety';
};

type Build = ReturnType<typeof read>;

// Left halves from the middle of the top edge to the point; the box is 360 wide and ends at 540.
const BODIES: Readonly<Record<string, string>> = {
  classic:
    'M300 176C262 176 238 172 214 160C196 176 172 184 148 180C142 190 140 196 142 204C156 222 158 240 150 262C134 300 128 336 134 368C146 430 206 476 256 508C276 520 290 530 300 542',
  heater: 'M300 176C250 176 190 172 138 160C130 250 128 330 150 386C176 450 240 494 300 540',
  oval: 'M300 164C250 166 214 172 188 190C176 180 164 180 152 188C160 206 156 222 148 238C130 274 124 320 130 362C138 424 176 470 222 494C220 506 226 518 238 520C258 516 282 522 300 542',
};

const TOPS: Readonly<Record<string, string>> = {
  classic:
    'M300 60C284 84 268 92 248 92C226 92 208 84 196 70C184 92 166 104 142 106C134 122 136 140 148 152C162 176 160 214 150 250C132 296 128 336 134 368C146 430 206 476 256 508C276 520 290 530 300 542',
  heater: 'M300 74C262 92 214 96 164 78C156 90 146 98 134 102C124 200 120 318 148 382C174 446 240 494 300 540',
  oval: 'M300 62C276 62 262 74 250 84C226 86 208 98 198 116C180 112 162 118 152 132C160 152 158 180 148 206C126 262 122 320 130 362C138 424 176 470 222 494C220 506 226 518 238 520C258 516 282 522 300 542',
};

function read(options: ShieldBadgeOptions) {
  const words = (options.text ?? 'SECURITY/OFFICER')
    .split('/')
    .map((w) => w.trim())
    .slice(0, 3);
  return {
    top: options.top ?? 'plain',
    outline: options.outline ?? 'classic',
    words,
    seal: options.seal ?? 'star',
    size: Math.max(0.8, Math.min(1.02, 0.76 + ((options.height ?? 2.75) - 2.25) * 0.34)),
    safety: (options.attachment ?? 'safety') !== 'pin',
  };
}

function bodyPoints(b: Build): Point[] {
  const from = b.top === 'eagle' ? BODIES : TOPS;
  return flatten(symmetric(from[b.outline] ?? from.classic ?? ''), b.outline === 'oval' ? 5 : 6);
}

/** A ribbon with folded ends across the shield; bend above 0 lifts its ends. */
function ribbon(y: number, half: number, h: number, bend: number, words: string, m: Metal, fold = true): string {
  const q = bend * 2;
  const top = `M${300 - half} ${y - bend}Q300 ${y - bend + q} ${300 + half} ${y - bend}`;
  const face = flatten(`${top}V${y - bend + h}Q300 ${y - bend + q + h} ${300 - half} ${y - bend + h}Z`, 4);
  const tail = `M${300 - half + 14} ${y - bend + 8}L${300 - half - 22} ${y - bend + 10}L${300 - half - 12} ${y - bend + 10 + h / 2}L${300 - half - 22} ${y - bend + h + 10}L${300 - half + 14} ${y - bend + h + 7}Z`;
  return (
    (fold ? raise(tail + mirrorPath(tail), m, 1.2, m.sunk, 1.6) : '') +
    struck(face, m, { width: 3.6, line: 1 }) +
    engraved(words, h * 0.5, half * 2 - 22, row(300, y + h * 0.25, -bend, half))
  );
}

/** Scrolls that fill the flanks beside the seal. */
function flanks(m: Metal, y: number): string {
  const d = `M196 ${y - 46}C172 ${y - 30} 164 ${y - 4} 172 ${y + 26}C178 ${y + 46} 194 ${y + 62} 212 ${y + 66}C198 ${y + 48} 188 ${y + 34} 188 ${y + 16}C196 ${y + 24} 206 ${y + 26} 214 ${y + 22}C200 ${y + 14} 192 ${y} 194 ${y - 14}C200 ${y - 4} 208 ${y} 216 ${y - 2}C202 ${y - 14} 196 ${y - 30} 196 ${y - 46}Z`;
  return raise(d + mirrorPath(d), m, 1.3, m.face, 1.1);
}

function crest(m: Metal, outline: string): string {
  if (outline === 'heater') {
    return seal('star', 300, 136, 30, m, '#16202e');
  }
  const leafs =
    'M292 148C268 150 240 142 222 122C244 122 262 126 276 134C262 122 252 110 250 98C270 106 286 122 292 140ZM288 158C262 166 230 164 204 146C232 144 262 148 288 154Z';
  return (
    raise(leafs + mirrorPath(leafs), m, 1.3, m.face, 1.1) +
    seal('star', 300, outline === 'oval' ? 118 : 126, 26, m, '#16202e')
  );
}

/** The seal sits in the middle, higher when three panels share the shield. */
function sealAt(b: Build): { y: number; r: number } {
  const three = b.words.length > 2;
  const y = b.top === 'eagle' ? (three ? 326 : 340) : three ? 306 : 322;
  return { y: b.words.length === 1 ? y + 12 : y, r: three ? 56 : b.words.length === 1 ? 74 : 66 };
}

/** Two sprays of laurel under the seal, in place of a lower panel. */
function laurel(m: Metal, cy: number, r: number): string {
  const leaf = (angle: number, out: number): string => {
    const a = (angle * Math.PI) / 180;
    const [x, y] = [300 + Math.cos(a) * r, cy + Math.sin(a) * r];
    const t = a + Math.PI / 2 + out;
    const [ux, uy] = [Math.cos(t), Math.sin(t)];
    const at = (along: number, aside: number): string =>
      `${Math.round(x + ux * along - uy * aside)} ${Math.round(y + uy * along + ux * aside)}`;
    return `M${at(0, 0)}C${at(10, 9)} ${at(24, 8)} ${at(34, 0)}C${at(24, -8)} ${at(10, -9)} ${at(0, 0)}Z`;
  };
  const spray = [98, 116, 134, 152].map((angle) => leaf(angle, 0.5) + leaf(angle + 6, -0.5)).join('');
  return raise(spray + mirrorPath(spray), m, 1.3, m.face, 1.1);
}

function drawFront(b: Build, color: Colorway, near = false): string {
  const { body, trim } = metals(color);
  const points = bodyPoints(b);
  const field = inset(points, 17);
  const three = b.words.length > 2;
  const withEagle = b.top === 'eagle';
  const { y: sealY, r: sealR } = sealAt(b);
  const upper = withEagle ? 222 : 196;
  const lower = three ? sealY + sealR + 10 : sealY + sealR + 16;
  const words = b.words;
  return (
    rims([body, trim]) +
    struck(points, body, { width: 9 }) +
    path(outlineOf(field), { fill: body.sunk, stroke: body.line, 'stroke-width': 1.2 }) +
    path(rays(inset(points, 21), 300, sealY, sealR - 4, near || withEagle ? 48 : 60), {
      stroke: body.levels[5],
      'stroke-width': 1.5,
      'stroke-opacity': 0.75,
    }) +
    bevel(field, 4, body, false) +
    (b.seal === 'none' ? '' : flanks(trim, sealY)) +
    seal(b.seal, 300, sealY, sealR, trim) +
    (near ? '' : withEagle ? eagle(trim) : crest(trim, b.outline)) +
    ribbon(upper, 122, 38, withEagle ? -7 : -6, words[0] ?? '', trim) +
    (near || three ? '' : facetStar(300, 492, 5, 17, 7, trim, 0.8)) +
    (words[1] ? '' : laurel(trim, sealY, sealR + 30)) +
    (words[1] ? ribbon(lower, three ? 124 : 104, three ? 32 : 34, 8, words[1], trim, true) : '') +
    (words[2] ? ribbon(lower + 46, 84, 30, 8, words[2], trim, false) : '')
  );
}

function shadow(b: Build): string {
  const wings =
    'M300 62C320 62 336 76 332 104C360 84 392 70 420 80C452 92 470 130 488 152C480 190 450 212 414 218L300 210L186 218C150 212 120 190 112 152C130 130 148 92 180 80C208 70 240 84 268 104C264 76 280 62 300 62Z';
  return (b.top === 'eagle' ? cast(wings) : '') + cast(outlineOf(bodyPoints(b)));
}

function drawBack(b: Build, color: Colorway): string {
  const { body } = metals(color);
  const points = bodyPoints(b);
  const wings = group(eagle({ ...body, face: body.sunk, light: body.levels[3] ?? '' }), 'matrix(-1 0 0 1 600 0)');
  const hollow = { fill: 'none', stroke: body.dark, 'stroke-opacity': 0.35, 'stroke-width': 1.4 };
  return (
    (b.top === 'eagle' ? wings : '') +
    backPlate(points, body) +
    path('M180 216Q300 230 420 216V250Q300 264 180 250ZM206 424Q300 440 394 424V456Q300 472 206 456Z', hollow) +
    `<circle cx="300" cy="336" r="62" fill="none" stroke="${body.dark}" stroke-opacity=".35" stroke-width="1.4"/>` +
    pinAndCatch(300, 316, 190, b.safety)
  );
}

/** Breast shields. Options: top eagle|plain; outline classic|heater|oval; text, up to three panels parted by / (SECURITY/ENFORCEMENT/OFFICER); seal star|scales|wreath|none; height in inches (2.25 to 3); attachment safety|pin. */
export const shieldBadge: Archetype<ShieldBadgeOptions> = {
  title: 'shield badge',
  second: 'back',
  detail: 'panel, seal and pin catch',
  draw(view: View, color: Colorway, options: ShieldBadgeOptions, labels: readonly string[]): string {
    const b = read(options);
    const sized = (inner: string): string =>
      group(inner, `translate(300 300) scale(${Math.round(b.size * 100) / 100}) translate(-300 -300)`);
    if (view === 'detail') {
      const { body } = metals(color);
      const { spot: near, show } = lensAt(color, 282, 322, 1.95);
      const catchView = group(
        path(outlineOf(bodyPoints(b)), { fill: body.flat }) + pinAndCatch(300, 316, 190, b.safety),
        'translate(452 462) scale(2.1) translate(-392 -318)',
      );
      return show(
        drawFront(b, color, true),
        labels,
        [
          spot(470, 470, b.safety ? 'Pin and safety catch' : 'Pin and catch', CATCH),
          near(240, (b.top === 'eagle' ? 222 : 196) + 18, 'Title panel', /letter|engrav|\btitle|\bpanel|\btext\b/),
          ...(b.seal === 'none' ? [] : [near(300, sealAt(b).y, 'Center seal', /\bseal\b/)]),
          near(216, (b.top === 'eagle' ? 222 : 196) + 62, 'Rayed field', /\bray|finish|plated|gold|silver|nickel/),
        ],
        loupe('catch', catchView),
      );
    }
    return sized(shadow(b) + (view === 'front' ? drawFront(b, color) : drawBack(b, color)));
  },
};
