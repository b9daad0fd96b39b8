import type { Archetype, Colorway, View } from '../archetype';
import { CLOTH, either } from '../callouts';
import { lensAt } from '../lens';
import { ground } from '../paper';
import { both, box, symmetric } from '../path';
import { type Pen, pen } from '../pen';

export type CombatShirtOptions = {
  readonly sleevePockets?: 'flap' | 'loop' | 'none' | 'zip';
  readonly elbow?: boolean;
  readonly neck?: 'crew' | 'mock-zip' | 'zip';
};

type Cut = Required<CombatShirtOptions>;

const SLEEVE =
  'M261 94C238 103 208 108 188 116C156 128 142 158 134 198C121 262 104 352 93 452Q116 466 147 461C160 396 184 318 205 242C218 190 240 142 268 110Z';
const CUFF = 'M94 448Q117 463 148 458L145 492Q114 497 87 480Z';
const BODY =
  'M300 108C286 108 274 104 264 96C240 138 216 186 204 240C206 300 212 340 208 392C205 440 202 480 201 522C234 536 268 540 300 540';

/** The torso is knit: it takes the ground color of a print, not the print. */
function torso(k: Pen, back: boolean): string {
  const d = symmetric(BODY);
  return (
    k.part(d, { tone: 'light', texture: 'knit', shade: 'round', print: false }) +
    k.stitch(both('M203 512C236 525 268 530 300 530')) +
    k.stitch(both('M264 104C242 142 220 190 210 240')) +
    k.seam(both('M206 250C214 300 222 350 216 400C212 450 212 490 212 526'), 1.2) +
    k.fold(both('M222 300C236 314 250 320 268 320M220 420C236 436 252 442 272 440M216 262Q232 276 252 276')) +
    (back ? k.fold('M270 180Q300 196 330 180') : '')
  );
}

function sleeves(k: Pen, cut: Cut, back: boolean): string {
  const flap = 'M148 184L196 202L191 222L143 204Z';
  const pocket = 'M146 196L192 214L174 300L124 280Z';
  const pad = 'M116 320Q140 336 166 332L152 398Q126 400 104 384Z';
  const upper = back
    ? k.seam(both('M133 206C152 222 172 230 200 234'), 1.3)
    : cut.sleevePockets === 'none'
      ? ''
      : k.pair(pocket, { tone: 'dark', line: 1.8, edge: true }) +
        (cut.sleevePockets === 'zip'
          ? k.zip(150, 212, 186, 227, { width: 8, at: 0.96, teeth: 'steel' }) +
            k.zip(450, 212, 414, 227, { width: 8, at: 0.96, teeth: 'steel' })
          : k.pair(flap, { tone: 'light', line: 1.8, edge: true }) + k.stitch(both('M146 200L190 217'))) +
        (cut.sleevePockets === 'flap'
          ? k.seam(both('M158 224L148 288'), 1.3) + k.button(167, 212, 3.6) + k.button(433, 212, 3.6)
          : cut.sleevePockets === 'zip'
            ? ''
            : k.pair('M144 228L180 243L170 288L132 273Z', {
                tone: k.t.dark,
                texture: 'loop',
                line: 1.4,
                edge: true,
                print: false,
              }) + k.stitch(both('M147 232L176 244L168 284L136 271Z')));

  return (
    k.pair(SLEEVE, { texture: 'ripstop', shade: 'left' }) +
    k.fold(
      both(
        'M198 254C186 286 178 308 176 326M152 410C142 412 126 410 114 402M110 420Q128 432 146 430M220 150Q208 176 204 196',
      ),
    ) +
    upper +
    (cut.elbow
      ? k.pair(pad, { tone: 'dark', line: 1.8, shade: 'slant', edge: true }) +
        k.stitch(both('M117 327Q140 341 161 338L148 392Q126 394 109 381Z')) +
        (back ? k.stitch(both('M116 344Q136 356 158 354M113 360Q134 372 155 370')) : '')
      : '') +
    k.pair(CUFF, { shade: 'slant', line: 2 }) +
    k.stitch(both('M97 454Q118 467 143 464M92 478Q114 489 141 486')) +
    k.pair('M112 465L146 466L145 484L112 482Q104 474 112 465Z', { tone: 'dark', line: 1.5, rim: false })
  );
}

/** A flat collar of rib, as on a T-shirt. */
function crew(k: Pen): string {
  return (
    k.part('M262 88C276 80 324 80 338 88C334 104 320 112 300 112C280 112 266 104 262 88Z', { tone: 'deep', line: 2 }) +
    k.part(
      'M262 86C264 104 280 113 300 113C320 113 336 104 338 86L348 93C342 118 324 129 300 129C276 129 258 118 252 93Z',
      { texture: 'rib', tone: 'light', line: 2 },
    ) +
    k.stitch('M250 98C258 123 276 134 300 134C324 134 342 123 350 98')
  );
}

function neck(k: Pen, cut: Cut, back: boolean): string {
  const band = 'M257 66C256 80 258 92 262 100C280 116 320 116 338 100C342 92 344 80 343 66C330 76 270 76 257 66Z';
  if (cut.neck === 'crew' && !back) return crew(k);
  const top = 'M257 66C268 57 332 57 343 66C330 76 270 76 257 66Z';
  if (back) {
    const behind = 'M257 64C268 72 332 72 343 64C344 80 342 92 338 98C316 108 284 108 262 98C258 92 256 80 257 64Z';
    return k.part(behind, { shade: 'round' }) + k.stitch('M263 94C284 103 316 103 337 94');
  }
  return (
    k.part(top, { tone: 'deep', line: 2 }) +
    k.part(band, { shade: 'round', texture: cut.neck === 'mock-zip' ? 'rib' : undefined }) +
    (cut.neck === 'mock-zip' ? k.light(both('M262 92C274 102 282 105 287 106'), 0.4, 3) : '') +
    k.part(box(286, 80, 28, 168, 3), { tone: 'dark', line: 1.6, edge: true }) +
    k.stitch('M291 84V244H309V84') +
    k.zip(300, 74, 300, 238, { width: 8, at: 0.06, teeth: 'steel' }) +
    k.stitch(both('M263 97C272 104 280 107 285 108'))
  );
}

function draw(k: Pen, cut: Cut, back: boolean): string {
  return torso(k, back) + sleeves(k, cut, back) + neck(k, cut, back);
}

/** Shirts for wear under armour: knit torso, woven raglan sleeves, with a crew neck or a quarter zip. Options: sleevePockets loop|flap|zip|none; elbow (pads, true when left out); neck zip|mock-zip|crew. */
export const combatShirt: Archetype<CombatShirtOptions> = {
  title: 'combat shirt',
  second: 'back',
  detail: 'sleeve pocket and elbow',
  draw(view: View, color: Colorway, options: CombatShirtOptions, labels: readonly string[]): string {
    const { sleevePockets = 'loop', elbow = true, neck = 'zip' } = options;
    const cut: Cut = { sleevePockets, elbow, neck };
    if (view === 'detail') {
      const { k, spot, show } = lensAt(color, 200, 264, 1.85);
      return show(draw(k, cut, false), labels, [
        ...(cut.elbow ? [spot(136, 356, 'Elbow pad pocket', /elbow|\bpads?\b/)] : []),
        ...(cut.sleevePockets === 'none' || cut.sleevePockets === 'flap'
          ? []
          : [spot(156, 256, 'Loop field', /^(?!.*pocket).*(?:\bloop\b|patch)/)]),
        ...(cut.sleevePockets === 'none'
          ? []
          : [spot(160, cut.sleevePockets === 'zip' ? 209 : 203, 'Sleeve pocket', /pocket/)]),
        ...(cut.neck === 'crew' ? [] : [spot(300, 206, 'Quarter zip', /zip|neck|closure/)]),
        spot(250, 300, 'Knit torso', either(/torso|body/, CLOTH)),
        ...(cut.elbow ? [] : [spot(150, 320, 'Woven sleeve', /^(?!.*(?:cuff|pocket|slot|\bpen\b)).*sleeve/)]),
      ]);
    }
    return ground(300, 556, 140) + draw(pen(color), cut, view === 'second');
  },
};
