import type { Archetype, Colorway, View } from '../archetype';
import { CLOTH, COLLAR, either } from '../callouts';
import { lensAt } from '../lens';
import { ground } from '../paper';
import { both, box, mirrorPath, symmetric } from '../path';
import { type Pen, pen } from '../pen';

export type BomberOptions = {
  readonly kind?: 'flight' | 'work';
  readonly sleevePocket?: boolean;
  readonly lining?: 'orange' | 'plain';
};

type Cut = ReturnType<typeof read>;

function read(options: BomberOptions) {
  return {
    work: (options.kind ?? 'flight') === 'work',
    sleevePocket: options.sleevePocket ?? true,
    lining: options.lining ?? 'plain',
  };
}

const SLEEVE =
  'M182 122C142 128 116 152 108 196C100 262 88 346 76 430C86 452 108 466 140 464C160 404 182 332 200 262Q208 186 182 122Z';
const WORK_SLEEVE =
  'M184 120C150 126 128 150 121 194C110 262 96 350 84 440Q110 460 146 456C162 398 182 330 199 258Q208 182 184 120Z';
const CUFF = 'M84 440C100 458 118 464 136 464L138 506Q112 514 84 502Q78 470 84 440Z';

function bodyShape(cut: Cut, back: boolean): string {
  const top = back ? 'M300 100C278 100 262 98 248 92' : 'M300 128C280 124 262 112 248 96';
  return symmetric(
    cut.work
      ? `${top}L184 120Q206 180 197 258C195 330 192 400 190 470C224 480 262 484 300 484`
      : `${top}L182 122Q206 186 198 262C188 330 178 400 180 446C190 470 214 482 230 484C254 488 278 489 300 489`,
  );
}

/** The band at the hem: rib knit, or cloth with side tabs on the work jacket. */
function hem(k: Pen, cut: Cut, back: boolean): string {
  const rib = symmetric('M300 486C270 486 238 484 210 476C200 490 202 514 206 530C238 538 268 541 300 541');
  const band = symmetric('M300 482C262 482 224 478 190 468L192 512C226 522 262 526 300 526');
  if (cut.work)
    return (
      k.part(band, { texture: 'twill', shade: 'round' }) +
      k.stitch(both('M192 477C226 486 262 490 300 490M194 504C226 514 262 518 300 518')) +
      (back
        ? k.pair('M190 484L240 494L244 504L238 512L192 504Z', { tone: 'dark', line: 1.6, rim: false }) +
          k.button(232, 502, 4) +
          k.button(368, 502, 4)
        : '')
    );
  return k.part(rib, { texture: 'rib', shade: 'round' });
}

function sleeves(k: Pen, cut: Cut, back: boolean): string {
  if (cut.work) {
    const cuff = 'M86 436Q112 456 148 452L144 492Q112 498 79 478Z';
    return (
      k.pair(WORK_SLEEVE, { texture: 'twill', shade: 'left' }) +
      k.fold(both('M150 230Q140 258 140 290M176 246Q164 276 162 306M112 350Q132 366 158 362M106 386Q130 400 154 394')) +
      k.pair(cuff, { texture: 'twill', shade: 'slant', line: 2 }) +
      k.stitch(both('M89 443Q113 461 145 458L142 486Q113 491 84 474Z')) +
      (back ? k.snap(112, 476, 4) + k.snap(488, 476, 4) : '') +
      (cut.sleevePocket && !back
        ? k.part('M424 208L458 198L470 262L436 272Z', { tone: 'dark', line: 1.6, rim: false }) +
          k.stitch('M428 212L456 203L466 259L439 267Z') +
          k.seam('M441 205L451 267', 1.2)
        : '')
    );
  }
  return (
    k.pair(CUFF, { texture: 'rib', shade: 'slant' }) +
    k.pair(SLEEVE, { shade: 'left' }) +
    k.shadow(
      both(
        'M108 230C128 236 140 252 142 274C130 262 118 254 104 252ZM98 318C122 322 142 336 148 356C132 344 114 338 94 340ZM88 386C110 392 130 404 138 424C120 414 102 408 84 410Z',
      ),
      0.14,
    ) +
    k.light(both('M112 220Q134 226 146 246M102 308Q128 312 150 334M92 378Q116 382 140 402'), 0.12, 3) +
    k.fold(
      both(
        'M108 232Q132 238 143 262M98 320Q126 324 148 350M88 388Q114 394 138 420M186 250Q168 268 160 292M174 320Q160 334 154 350',
      ),
    ) +
    (cut.sleevePocket && !back
      ? k.part('M426 190L466 184L476 254L436 262Z', { line: 1.7, rim: false, tone: 'dark', shade: 'slant' }) +
        k.zip(432, 204, 468, 199, { width: 6, at: 0.95, teeth: 'steel' }) +
        k.seam('M449 206L457 256M460 205L468 254', 1.2) +
        k.stitch('M431 214L438 257')
      : '')
  );
}

function neck(k: Pen, cut: Cut, back: boolean): string {
  if (cut.work) {
    if (back) {
      const d = 'M250 70C271 80 329 80 350 70C362 82 370 94 375 106C348 120 252 120 225 106C230 94 238 82 250 70Z';
      return k.part(d, { texture: 'twill', shade: 'down' }) + k.stitch('M231 103C256 114 344 114 369 103');
    }
    const leaf = 'M251 72C238 80 229 90 225 104L252 154L302 132C278 118 262 98 251 72Z';
    return (
      k.part('M251 72C270 63 330 63 349 72C344 98 324 118 300 128C276 118 256 98 251 72Z', {
        tone: 'deep',
        line: 2,
        print: false,
      }) +
      k.seam('M253 84C276 94 324 94 347 84', 1.3) +
      k.part(box(288, 74, 24, 11, 1), { tone: '#e9e6dc', line: 0.8, rim: false }) +
      k.shadow(both('M229 114L254 164L300 142V132Z'), 0.22) +
      k.part(mirrorPath(leaf), { texture: 'twill', shade: 'slant' }) +
      k.part(leaf, { texture: 'twill', shade: 'slant' }) +
      k.stitch(both('M231 106L254 146L295 130'))
    );
  }
  if (back) {
    const d = 'M246 68C268 76 332 76 354 68C360 80 362 92 360 102C334 114 266 114 240 102C238 92 240 80 246 68Z';
    return k.part(d, { texture: 'rib', shade: 'round' });
  }
  const inside = 'M250 74C268 64 332 64 350 74C346 104 326 124 301 134C276 124 254 104 250 74Z';
  const side = 'M250 72C258 104 276 124 300 136L298 152C268 144 246 124 238 98C238 86 242 76 250 72Z';
  const lining = cut.lining === 'orange' ? '#d9641c' : k.t.deep;
  return (
    k.part(inside, { tone: lining, line: 2, shade: 'up', print: false }) +
    k.seam('M252 88C276 98 324 98 348 88', 1.3) +
    k.part(box(286, 76, 28, 14, 1), { tone: '#e9e6dc', line: 0.8, rim: false }) +
    k.part(mirrorPath(side), { texture: 'ribAcross', shade: 'slant' }) +
    k.part(side, { texture: 'ribAcross', shade: 'slant' })
  );
}

function front(k: Pen, cut: Cut): string {
  const foot = cut.work ? 524 : 539;
  const slash = 'M232 350L246 354L220 440L206 434Z';
  const pockets = cut.work
    ? k.pair('M236 340L250 345L222 434L208 428Z', { tone: 'dark', line: 1.7, rim: false }) +
      k.stitch(both('M256 344L226 440'))
    : k.pair(slash, { tone: 'dark', line: 1.7, rim: false, shade: 'left' }) +
      k.snap(226, 396, 4, 'steel') +
      k.snap(374, 396, 4, 'steel') +
      k.stitch(both('M252 354L224 446'));
  return (
    (cut.work ? '' : k.part(`M312 140L322 138V${foot - 50}H312Z`, { tone: 'dark', line: 1.4, rim: false })) +
    k.zip(300, 134, 300, foot, { width: cut.work ? 8 : 10, at: 0.02, teeth: cut.work ? 'brass' : 'steel' }) +
    k.stitch(both(`M289 ${cut.work ? 136 : 150}V${foot - 50}`)) +
    pockets
  );
}

function draw(k: Pen, cut: Cut, back: boolean): string {
  const puff = cut.work
    ? k.fold(both('M206 268Q224 284 248 286M204 330Q222 346 226 368'))
    : k.shadow(
        both(
          'M200 280C222 286 240 300 246 322C230 308 214 302 198 302ZM182 440C204 450 222 462 228 484C206 480 190 468 182 452Z',
        ),
        0.13,
      ) +
      k.light(both('M204 272Q232 278 250 306'), 0.12, 3) +
      k.fold(
        both(
          'M200 282Q232 290 247 320M184 444Q212 454 228 480M226 446Q240 460 244 484M262 452Q268 466 268 486M204 160Q220 176 226 196',
        ),
      );
  return (
    hem(k, cut, back) +
    (cut.work ? '' : sleeves(k, cut, back)) +
    (cut.work ? sleeves(k, cut, back) : '') +
    k.part(bodyShape(cut, back), { texture: cut.work ? 'twill' : undefined, shade: 'round' }) +
    k.stitch(both('M190 132Q212 188 204 258')) +
    k.seam(both('M186 128C206 124 230 118 248 106'), 1.3) +
    puff +
    (back
      ? cut.work
        ? k.seam(both('M196 176C230 170 266 168 300 168')) +
          k.stitch(both('M196 184C230 178 266 176 300 176')) +
          k.seam(both('M222 178C230 250 228 330 222 476'), 1.3)
        : k.seam(both('M198 182C230 190 266 194 300 194'), 1.5) + k.stitch(both('M197 190C230 198 266 202 300 202'))
      : front(k, cut)) +
    (cut.work && !back
      ? hem(k, cut, back) + k.zip(300, 478, 300, 524, { width: 8, pull: false, teeth: 'brass' })
      : cut.work
        ? hem(k, cut, back)
        : '') +
    neck(k, cut, back)
  );
}

/** Waist-length jackets. Options: kind flight|work (rib all round, or cloth collar and band); sleevePocket (true when left out); lining orange|plain. */
export const bomber: Archetype<BomberOptions> = {
  title: 'waist-length jacket',
  second: 'back',
  detail: 'collar, sleeve pocket and front zip',
  draw(view: View, color: Colorway, options: BomberOptions, labels: readonly string[]): string {
    const cut = read(options);
    if (view === 'detail') {
      const { k, spot, show } = lensAt(color, 380, 196, 2.1);
      return show(draw(k, cut, false), labels, [
        ...(cut.sleevePocket ? [spot(453, 232, 'Sleeve pocket', /^(?!.*(?:slash|hand)).*(?:sleeve|pocket)/)] : []),
        ...(cut.work
          ? []
          : [spot(316, 104, cut.lining === 'orange' ? 'Orange lining' : 'Lining', /lin(?:ing|er)|revers/)]),
        spot(cut.work ? 352 : 345, 112, cut.work ? 'Shirt collar' : 'Rib-knit collar', COLLAR),
        spot(300, cut.work ? 216 : 204, 'Front zip', /^(?!.*(?:pocket|sleeve)).*(?:zip|front|closure)/),
        spot(356, 204, 'Shell fabric', either(/shell/, CLOTH)),
      ]);
    }
    return ground(300, cut.work ? 546 : 560, 150) + draw(pen(color), cut, view === 'second');
  },
};
