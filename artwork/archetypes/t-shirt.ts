import type { Archetype, Colorway, View } from '../archetype';
import { CLOTH, COLLAR, either } from '../callouts';
import { lensAt } from '../lens';
import { group } from '../markup';
import { ground } from '../paper';
import { both, box, num, symmetric } from '../path';
import { type Pen, pen } from '../pen';

export type TShirtOptions = {
  readonly print?: string;
  readonly pack?: number;
  readonly fit?: 'compression' | 'loose' | 'regular';
  readonly tag?: 'printed' | 'sewn';
  readonly flatlock?: boolean;
  readonly tail?: boolean;
  readonly neck?: 'plain' | 'rib';
};

type Cut = ReturnType<typeof read>;

function read(options: TShirtOptions) {
  return {
    print: (options.print ?? '').toUpperCase().slice(0, 10),
    pack: options.pack ?? 1,
    tight: options.fit === 'compression',
    loose: options.fit === 'loose',
    printedTag: options.tag === 'printed',
    flatlock: options.flatlock ?? false,
    tail: options.tail ?? false,
    rib: (options.neck ?? 'rib') === 'rib',
  };
}

const SLEEVE = 'M190 112C170 119 154 132 143 152L96 238C112 258 138 272 166 280L199 222Q207 160 190 112Z';
const BODY = 'C197 330 194 430 192 526C228 537 264 540 300 540';
/** The sides of a loose shirt stand away from the body. */
const LOOSE = 'C191 330 184 430 181 534C220 545 262 548 300 548';
const TIGHT_SLEEVE =
  'M236 98C206 106 186 112 174 124C156 142 144 170 136 204L120 276C134 288 156 296 178 298L212 236C222 190 240 140 262 106Z';

function body(cut: Cut, back: boolean): string {
  if (cut.tight)
    return symmetric(
      `M300 ${back ? 90 : 112}C280 ${back ? 90 : 112} 268 102 260 90L236 98C222 140 212 190 210 236C216 290 224 330 222 370C220 420 214 470 213 520C242 530 270 534 300 534`,
    );
  return symmetric(
    `M300 ${back ? 92 : 118}C276 ${back ? 92 : 118} 260 106 250 86L190 112Q207 160 198 222${cut.loose ? LOOSE : BODY}`,
  );
}

function neck(k: Pen, cut: Cut, back: boolean): string {
  if (back) {
    const d = 'M248 88C266 104 334 104 352 88L344 80C328 92 272 92 256 80Z';
    return (
      k.part(d, { texture: cut.rib ? 'rib' : 'knit', shade: 'down', line: 2 }) +
      k.stitch('M247 95C266 111 334 111 353 95')
    );
  }
  const inside = 'M256 80C272 72 328 72 344 80C338 102 322 112 300 112C278 112 262 102 256 80Z';
  const band =
    'M256 80C262 102 278 112 300 112C322 112 338 102 344 80L353 87C346 114 326 126 300 126C274 126 254 114 247 87Z';
  return (
    k.part(inside, { tone: 'deep', line: 2, print: false }) +
    k.seam('M257 86C276 96 324 96 343 86', 1.3) +
    (cut.printedTag
      ? k.text(300, 100, 13, 'M', { fill: '#f2f1ea' }) + k.light('M288 104H312', 0.6, 1.6)
      : k.part(box(289, 84, 22, 13, 1), { tone: '#e9e6dc', line: 0.8, rim: false })) +
    k.part(band, { texture: cut.rib ? 'rib' : 'knit', tone: cut.rib ? 'light' : 'base', line: 2 }) +
    (cut.rib ? ribs(k) : k.stitch('M251 84C258 107 276 119 300 119C324 119 342 107 349 84')) +
    k.stitch('M243 93C251 120 274 132 300 132C326 132 349 120 357 93')
  );
}

/** The ribs of a neck band, as far as the eye tells them apart. */
function ribs(k: Pen): string {
  const line = Array.from({ length: 13 }, (_, i) => {
    const a = ((18 + i * 12) * Math.PI) / 180;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return `M${num(300 + 44 * c)} ${num(84 + 29 * s)}L${num(300 + 53 * c)} ${num(87 + 40 * s)}`;
  }).join('');
  return k.seam(line, 1.4);
}

function lettering(k: Pen, cut: Cut, back: boolean): string {
  if (!cut.print) return '';
  const fill = k.t.isLight ? '#15191c' : '#f2f1ea';
  const wide = Math.min(172, 26 * cut.print.length);
  return back
    ? k.text(300, 226, 52, cut.print, { fill, width: wide })
    : k.text(300, 214, 44, cut.print, { fill, width: wide * 0.82 });
}

function shirt(k: Pen, cut: Cut, back: boolean): string {
  const torso = body(cut, back);
  if (cut.tight) {
    const lock = (d: string): string => k.seam(d, 2.6) + k.light(d, 0.3, 1.1);
    return (
      k.part(torso, { texture: 'knit', shade: ['round', 'round'] }) +
      k.pair(TIGHT_SLEEVE, { texture: 'knit', shade: 'left' }) +
      lock(
        both(
          'M260 92C240 134 220 190 211 240M212 238C222 290 240 340 238 380C234 430 234 480 236 526M124 262C138 274 160 282 181 284',
        ),
      ) +
      k.shadow(both('M238 250C258 290 262 340 256 380C250 350 246 300 232 262Z'), 0.08) +
      k.fold(both('M228 268Q244 276 262 274M232 350Q246 360 268 360M160 220Q172 230 190 232')) +
      k.stitch(both('M215 510C242 520 270 524 300 524')) +
      lettering(k, cut, back) +
      neck(k, cut, back)
    );
  }
  return (
    k.pair(SLEEVE, { texture: 'knit', shade: 'left' }) +
    k.stitch(both('M104 226C120 244 146 258 172 266M101 231C117 249 143 263 170 271')) +
    k.fold(both('M150 214Q140 230 142 248M174 218Q164 236 164 252M160 150Q152 166 148 182')) +
    (cut.tail
      ? k.part(symmetric('M300 500H191L189 540C226 552 264 556 300 556'), { tone: 'dark', texture: 'knit', line: 2 })
      : '') +
    k.part(torso, { texture: 'knit', shade: 'round' }) +
    k.seam(both('M191 118C214 112 232 104 251 94'), 1.2) +
    (cut.flatlock
      ? k.seam(both('M214 108C228 150 224 190 205 228V520'), 3) +
        k.light(both('M214 108C228 150 224 190 205 228V520'), 0.5, 2.2)
      : '') +
    k.stitch(both('M196 118Q212 162 203 220')) +
    k.fold(
      both(
        'M206 236Q226 256 250 258M206 300C224 314 238 332 240 352M204 420C222 434 234 450 236 470M240 500Q252 486 252 470',
      ),
    ) +
    k.stitch(both('M193 512C228 523 264 526 300 526M193 517C228 528 264 531 300 531')) +
    lettering(k, cut, back) +
    neck(k, cut, back)
  );
}

/** A pile of folded shirts, the upper one with its neck to the front. */
function pile(k: Pen, count: number): string {
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const y = 520 - i * 34;
    const edge = `M352 ${y - 2}H560Q574 ${y + 14} 560 ${y + 31}H352Q340 ${y + 14} 352 ${y - 2}Z`;
    out += k.part(edge, { texture: 'knit', shade: 'down' }) + k.seam(`M350 ${y + 11}H566M352 ${y + 21}H564`, 1.1);
  }
  const y = 518 - (count - 1) * 34;
  const top = `M352 ${y}L384 ${y - 66}H528L560 ${y}Q456 ${y + 10} 352 ${y}Z`;
  return (
    out +
    k.part(top, { texture: 'knit', shade: 'slant' }) +
    k.part(`M416 ${y - 66}C420 ${y - 40} 492 ${y - 40} 496 ${y - 66}Z`, { tone: 'deep', line: 1.8, rim: false }) +
    k.part(
      `M416 ${y - 66}C420 ${y - 40} 492 ${y - 40} 496 ${y - 66}L506 ${y - 66}C500 ${y - 28} 412 ${y - 28} 406 ${y - 66}Z`,
      { texture: 'rib', line: 1.8, rim: false },
    ) +
    k.fold(`M384 ${y - 10}Q400 ${y - 30} 402 ${y - 56}M528 ${y - 10}Q514 ${y - 30} 510 ${y - 56}`)
  );
}

/** Crew-neck shirts. Options: print (word on chest and back); pack (3 adds a folded pile); fit regular|loose|compression; tag sewn|printed; flatlock; tail (longer at the back); neck rib|plain. */
export const tShirt: Archetype<TShirtOptions> = {
  title: 'T-shirt',
  second: 'back',
  detail: 'neck rib and shoulder',
  draw(view: View, color: Colorway, options: TShirtOptions, labels: readonly string[]): string {
    const cut = read(options);
    if (view === 'detail') {
      const { k, spot, show } = lensAt(color, cut.print ? 300 : 268, 168, 2.4);
      return show(shirt(k, cut, false), labels, [
        spot(300, 118, cut.rib ? 'Rib crew neck' : 'Crew neck', either(COLLAR, /\brib\b/)),
        ...(cut.print ? [spot(300, 208, 'Chest print', /^(?!.*\bback\b).*print/)] : []),
        spot(300, 93, 'Neck label', /\btag|label/),
        ...(cut.tight
          ? [spot(cut.print ? 222 : 219, 205, 'Flatlock seam', /seam/)]
          : cut.flatlock
            ? [spot(212, 188, 'Flatlock seam', /seam/)]
            : []),
        spot(cut.tight ? 188 : 186, cut.tight ? 200 : 172, 'Sleeve', /^(?:short|long) sleeves?$/),
        spot(330, cut.print ? 170 : 232, 'Knit body', CLOTH),
        spot(260, cut.print ? 166 : 200, 'Chest', CLOTH),
      ]);
    }
    const k = pen(color);
    if (cut.pack > 1 && view === 'front')
      return ground(290, 556, 230) + group(shirt(k, cut, false), 'translate(-42 18) scale(.93)') + pile(k, cut.pack);
    return ground(300, 556, 140) + shirt(k, cut, view === 'second');
  },
};
